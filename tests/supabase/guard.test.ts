import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type People, siteUrl, startWithPeople } from './harness.ts'

let people: People
let base: string

beforeAll(async () => {
  people = await startWithPeople()
  base = people.config.publicUrl
})
afterAll(() => people.stop())

describe('only the four open parts are reachable', () => {
  test.each([
    '/',
    '/_system/info',
    '/_system/config',
    '/rest/v1/',
    '/rest/v1/experts/../../../_system/info',
    '/rest//v1/experts',
    '/auth/v1/admin/users',
    '/auth/v1/magiclink',
    '/auth/v1/recover',
    '/auth/v1/otp',
    '/auth/v1/verify',
    '/auth/v1//token',
    '/auth/v1/%74oken',
    '/storage/v1/s3/experts',
    '/functions/v1/other',
    '/pg/query',
    '/realtime/v1/websocket',
    '//_system/info',
    '/%5fsystem/info',
  ])('%s answers 404, also to the secret key', async (path) => {
    for (const method of ['GET', 'POST']) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        request(base, { path, method, headers: { apikey: people.config.secretKey } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
          .on('error', reject)
          .end()
      })
      expect(status).toBe(404)
    }
  })
})

describe('no request stops the database for everybody', () => {
  test.each([
    'name=match.%5EA',
    'name=imatch.%5Ea',
    'name=not.match.%5EA',
    'name=match(any).%7B%5EA%7D',
    'or=(id.is.null,name.match.%5EA)',
    'and=(or(name.not.imatch.%5EA))',
    'name=m%61tch.%5EA',
    'name=eq.A&name=match.%5EA',
  ])('a regular expression, which may backtrack for hours, is refused: %s', async (filter) => {
    const answer = await fetch(`${base}/rest/v1/experts?select=name&${filter}`, {
      headers: { apikey: people.config.publishableKey },
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'The operators match and imatch are not available' }),
    ])
  })

  test('words that only look like it are values as any other', async () => {
    const words = ['A match. It is one', 'https://match.example/match.png']
    expect((await people.anon.from('experts').select().in('name', words)).error).toBeNull()
    expect((await people.anon.from('experts').select().eq('name', 'match')).error).toBeNull()
  })
})

describe('CORS', () => {
  /** Every header that supabase-js sends, a form with a file and a repeated read included. */
  const sent = [
    'accept-profile',
    'apikey',
    'authorization',
    'cache-control',
    'content-profile',
    'content-type',
    'prefer',
    'range',
    'x-client-info',
    'x-metadata',
    'x-retry-count',
    'x-supabase-api-version',
    'x-upsert',
  ]
  const preflight = (origin: string, path: string, method: string) =>
    fetch(`${base}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': sent.join(','),
      },
    })
  const listed = (answer: Response, header: string) => answer.headers.get(header)?.split(/, ?/) ?? []

  test.each([
    ['POST', '/auth/v1/token'],
    ['GET', '/rest/v1/expert_changes'],
    ['HEAD', '/rest/v1/experts'],
    ['PATCH', '/rest/v1/experts'],
    ['POST', '/storage/v1/object/experts/a.png'],
    ['DELETE', '/storage/v1/object/experts'],
    ['POST', '/functions/v1/setup-experts'],
  ])("a preflight of %s %s passes for the site's origin only", async (method, path) => {
    const own = await preflight(siteUrl, path, method)
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, siteUrl])
    expect(listed(own, 'access-control-allow-methods')).toContain(method)
    expect(listed(own, 'access-control-allow-headers')).toEqual(expect.arrayContaining(sent))
    const foreign = await preflight('https://evil.example', path, method)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('the site may read the number of rows, and the seconds to wait', async () => {
    const answer = await fetch(`${base}/rest/v1/experts?select=*`, {
      method: 'HEAD',
      headers: { origin: siteUrl, apikey: people.config.publishableKey, prefer: 'count=exact' },
    })
    expect(answer.headers.get('content-range')).toMatch(/\/0$/)
    const readable = listed(answer, 'access-control-expose-headers')
    expect(readable).toEqual(expect.arrayContaining(['content-range', 'retry-after']))
  })

  test('an answer is readable by the site, and by no other origin', async () => {
    for (const [origin, allowed] of [
      [siteUrl, siteUrl],
      ['https://evil.example', null],
      ['null', null],
    ] as const) {
      const answer = await fetch(`${base}/rest/v1/experts`, {
        headers: { origin, apikey: people.config.publishableKey },
      })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, allowed])
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })
})

describe('request bodies', () => {
  test('too much is refused by its declared length, before it is sent', async () => {
    const url = new URL(base)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () =>
        socket.write(
          `POST /rest/v1/experts HTTP/1.1\r\nhost: ${url.host}\r\napikey: ${people.config.publishableKey}\r\ncontent-type: application/json\r\ncontent-length: 999999999\r\n\r\n{`,
        ),
      )
      socket.once('data', (data) => {
        resolve(data.toString())
        socket.destroy()
      })
      socket.once('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  test.each([
    ['/rest/v1/experts', 70 * 1024],
    ['/auth/v1/signup', 70 * 1024],
    ['/storage/v1/object/experts/a.png', 6 * 1024 * 1024],
  ])('too much for %s is refused while it streams, without a length', async (path, size) => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= size) return controller.close()
        sent += 16 * 1024
        controller.enqueue(new Uint8Array(16 * 1024).fill(32))
      },
    })
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { apikey: people.config.publishableKey },
    } as const
    expect((await fetch(`${base}${path}`, init)).status).toBe(413)
  })
})
