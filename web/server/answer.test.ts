import { createServer, type Server } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../tests/support/listen.ts'
import { type Answer, pack, preferred, send } from './answer.ts'

let server: Server
let origin: string
let answer: Answer

beforeAll(async () => {
  answer = await pack(
    200,
    { 'Content-Type': 'text/plain', 'X-Fixed': 'yes' },
    Buffer.from('words '.repeat(99)),
    9,
  )
  server = createServer((request, response) => send(answer, request, response))
  origin = await listen(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the same words come as brotli, gzip or plain', async () => {
  expect(brotliDecompressSync(answer.bodies.br).toString()).toBe('words '.repeat(99))
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(origin, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await response.text()).toBe('words '.repeat(99))
  }
})

test('a conditional request is answered 304, with the same fixed headers', async () => {
  for (const known of [answer.etag, answer.etag.slice(2), `"other", ${answer.etag}`, '*']) {
    const response = await fetch(origin, { headers: { 'if-none-match': known } })
    expect(response.status, known).toBe(304)
    expect(response.headers.get('etag')).toBe(answer.etag)
    expect(response.headers.get('x-fixed')).toBe('yes')
  }
  expect((await fetch(origin, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('HEAD has the headers and no body', async () => {
  const response = await fetch(origin, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect(response.headers.get('content-length')).toBe('594')
  expect(await response.text()).toBe('')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
])('of "%s" the best is %s', (accepted, best) => {
  expect(preferred(accepted)).toBe(best)
})
