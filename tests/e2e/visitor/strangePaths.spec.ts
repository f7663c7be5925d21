import { type IncomingMessage, request } from 'node:http'
import { expect, test } from '@playwright/test'
import { siteUrl } from '../../support/stack.ts'

/** Asks for a path exactly as it stands; browsers and `fetch` would tidy it up first. */
function ask(path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path })
    asked.on('response', (answer) => resolve(answer.resume())).on('error', reject)
    asked.end()
  })
}

test('any other path: 404 page, also where the path cannot be read, with all headers', async () => {
  for (const path of [
    '/%',
    '/%ff',
    '/%00',
    '/about%',
    '/a%2f..',
    '/a%2f..%2fabout',
    '/../about',
    '/share/%',
    '/media/%ff',
    '/_next/%',
    '/_next/static/%ff.js',
    '/%?unknown=1',
    '//example.com',
    '/\\example.com',
    '/%5cexample.com',
    'http://example.com/about/',
    `/${'long/'.repeat(1500)}end`,
  ]) {
    const { statusCode, headers } = await ask(path)
    expect(statusCode, path).toBe(404)
    expect(headers['content-type'], path).toContain('text/html')
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/^max-age/),
    })
  }
})

test('no path leads to another site', async () => {
  for (const path of [
    '//example.com/',
    '///example.com/',
    '//example.com//',
    '/\\example.com/',
    '/\\/example.com/',
    '/%2Fexample.com/',
    '/%5cexample.com/',
    '/about//example.com/',
    '//about/',
  ]) {
    const { statusCode, headers } = await ask(path)
    expect(statusCode, path).toBe(308)
    expect(headers.location, path).toMatch(/^\/(?![/\\])/)
  }
})

test('browsers and feed readers find the icon where they look for it unasked', async ({ request: http }) => {
  const favicon = await http.get('/favicon.ico')
  expect(favicon.status()).toBe(200)
  expect(favicon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  expect((await favicon.body()).length).toBeLessThan(2048)
  expect((await http.get('/apple-icon.png')).headers()['content-type']).toBe('image/png')
})
