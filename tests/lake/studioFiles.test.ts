import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SharedLake, startSharedLake } from './sharedLake.ts'

const parent = mkdtempSync(join(tmpdir(), 'studio-'))
const directory = join(parent, 'dist')
let lake: SharedLake
beforeAll(async () => {
  mkdirSync(join(directory, 'static'), { recursive: true })
  writeFileSync(join(parent, 'secret.txt'), 'not for browsers')
  writeFileSync(join(directory, 'index.html'), '<title>The Studio</title>')
  writeFileSync(join(directory, 'static', 'sanity-Ab12_cd3.js'), 'start()')
  lake = await startSharedLake({ studioDirectory: directory })
})
afterAll(async () => {
  await lake.stop()
  rmSync(parent, { recursive: true })
})

test.each(['/', '/structure', '/structure/page;home', '/index.html'])(
  '%s opens the Studio, never from a stale copy',
  async (path) => {
    const response = await fetch(lake.url + path)
    expect(await response.text()).toContain('The Studio')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  },
)

test('a file with a hash in its name is kept for ever', async () => {
  const response = await fetch(`${lake.url}/static/sanity-Ab12_cd3.js`)
  expect(await response.text()).toBe('start()')
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test.each([
  '/static/missing-Ab12_cd3.js',
  '/v1/nothing/here',
  '/images/core/production/none',
  '/files/core/production/none.pdf',
  '/.lake.db',
])('%s is an honest 404, not a page', async (path) => {
  const response = await fetch(lake.url + path, {
    headers: { authorization: `Bearer ${lake.config.tokens.read}` },
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404 })
})

test.each(['/../secret.txt', '/..%2fsecret.txt', '/static/..%2f..%2fsecret.txt', '/..%5csecret.txt'])(
  '%s leads to nothing outside the directory',
  async (path) => {
    const { port } = lake.config
    const answer = await new Promise<string>((resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, path }, async (response) =>
        resolve(await text(response)),
      )
      request.on('error', reject)
    })
    expect(answer).not.toContain('not for browsers')
  },
)

test('sign-in and data come before the Studio', async () => {
  expect(await (await fetch(`${lake.url}/_login`)).text()).toContain('Sign in')
  expect(await lake.anonymous.fetch('1 + 1')).toBe(2)
})
