import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from '../../tests/support/listen.ts'
import { download } from './download.ts'
import { openStore } from './store.ts'

let host: Server
let origin: string
let asked: string[]
let dir: string

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/missing') response.writeHead(404).end()
    else if (request.url === '/hangs') response.writeHead(200).write('half')
    else response.end(`bytes of ${request.url}`)
  })
  origin = await listen(host)
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})
beforeEach(() => {
  asked = []
  dir = mkdtempSync(join(tmpdir(), 'media-'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
  vi.restoreAllMocks()
})

const limits = { bytes: 100, ms: 150 }
const open = () => openStore(dir, (address) => download(address, limits))
const refusing = () => openStore(dir, () => Promise.reject(new Error('connection refused')))

describe('a picture that a page shows', () => {
  test('is had after the other host stopped, also after a restart', async () => {
    await open().keep(`${origin}/a`)
    expect(String(await refusing().read(`${origin}/a`))).toBe('bytes of /a')
  })

  test('is fetched once, however many ask', async () => {
    const store = open()
    await Promise.all([store.keep(`${origin}/a`), store.read(`${origin}/a`), store.read(`${origin}/a`)])
    await store.read(`${origin}/a`)
    expect(asked).toEqual(['/a'])
  })

  test('is fetched when asked for, where keeping it had failed', async () => {
    await refusing().keep(`${origin}/a`)
    expect(console.error).toHaveBeenCalledOnce()
    expect(String(await open().read(`${origin}/a`))).toBe('bytes of /a')
  })

  test('is shown even where nothing can be kept', async () => {
    const store = openStore('/dev/null/nowhere', (address) => download(address, limits))
    expect(String(await store.read(`${origin}/a`))).toBe('bytes of /a')
  })
})

test.each([
  ['/missing', /404/],
  ['/hangs', /abort|timeout/i],
  [`/${'long'.repeat(50)}`, /larger than 100 bytes/],
])('%s is an error and leaves nothing behind', async (path, message) => {
  await expect(open().read(`${origin}${path}`)).rejects.toThrow(message)
  expect(readdirSync(dir)).toEqual([])
})
