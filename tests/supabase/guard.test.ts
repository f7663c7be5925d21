import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { clientOf, expert, type People, password, siteUrl, startWithPeople } from './harness.ts'

let people: People
let base: string
/** What the site was told, and how it answers. */
const site = { told: [] as { body: unknown; authorization: string | undefined }[], status: 200, delayMs: 0 }
const secret = 'a-secret-of-the-webhook'
const siteServer = createServer((req, res) => {
  let text = ''
  req.on('data', (chunk) => {
    text += chunk
  })
  req.on('end', () => {
    site.told.push({ body: JSON.parse(text), authorization: req.headers.authorization })
    setTimeout(() => res.writeHead(site.status).end(), site.delayMs)
  })
})

beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((resolve) => siteServer.listen(port, '127.0.0.1', resolve))
  people = await startWithPeople({ revalidate: { url: `http://127.0.0.1:${port}/api/experts`, secret } })
  base = people.config.publicUrl
})
afterAll(async () => {
  await people.stop()
  siteServer.closeAllConnections()
  siteServer.close()
})

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

describe('CORS', () => {
  const preflight = (origin: string, path: string) =>
    fetch(`${base}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,content-type,x-client-info',
      },
    })

  test.each([
    '/auth/v1/token',
    '/rest/v1/experts',
    '/storage/v1/object/experts/a.png',
    '/functions/v1/setup-experts',
  ])("a preflight of %s passes for the site's origin only", async (path) => {
    const { status, headers } = await preflight(siteUrl, path)
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, siteUrl])
    for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info']) {
      expect(headers.get('access-control-allow-headers')).toContain(name)
    }
    const foreign = await preflight('https://evil.example', path)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
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
          `POST /rest/v1/experts HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: 999999999\r\n\r\n{`,
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

describe('guessing passwords', () => {
  test('five attempts a minute for an address and e-mail, then 429 with the wait told, even for the right password', async () => {
    await people.user.auth.signOut()
    const client = clientOf(base, people.config.publishableKey)
    for (let i = 0; i < 5; i += 1) {
      const email = i % 2 ? 'user@example.com' : ' USER@example.com'
      const { error } = await client.auth.signInWithPassword({ email: email.trim(), password: `wrong-${i}` })
      expect(error?.code).toBe('invalid_credentials')
    }
    const { error } = await client.auth.signInWithPassword({ email: 'user@example.com', password })
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(error?.message).toMatch(/Please wait \d+ seconds? and try again/)
    const other = await client.auth.signInWithPassword({ email: 'admin@example.com', password })
    expect(other.error).toBeNull()
  })

  test('signing in well many times is never limited', async () => {
    const client = clientOf(base, people.config.publishableKey)
    for (let i = 0; i < 7; i += 1) {
      expect(
        (await client.auth.signInWithPassword({ email: 'admin@example.com', password })).error,
      ).toBeNull()
    }
  })

  test('sign-up is limited alike', async () => {
    const client = clientOf(base, people.config.publishableKey)
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 6; i += 1) {
      codes.push((await client.auth.signUp({ email: 'user@example.com', password })).error?.code)
    }
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('user_already_exists'))
    expect(codes.at(-1)).toBe('over_request_rate_limit')
  })

  test.each(['', '?grant_type=id_token', '?grant_type=refresh_token&grant_type=password'])(
    'the limit cannot be walked around by a token request like "%s"',
    async (query) => {
      const answer = await fetch(`${base}/auth/v1/token${query}`, {
        method: 'POST',
        headers: { apikey: people.config.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'user@example.com', password: 'wrong-again-1' }),
      })
      expect(answer.status).toBe(400)
    },
  )
})

describe('word to the site', () => {
  const lastTold = () => site.told.at(-1)
  afterEach(() => void Object.assign(site, { told: [], status: 200, delayMs: 0 }))

  test('each successful write of an expert is told before the admin has the answer', async () => {
    const { data } = await people.admin.from('experts').insert(expert('Told')).select().single()
    expect(lastTold()).toEqual({
      authorization: `Bearer ${secret}`,
      body: { type: 'INSERT', table: 'experts', schema: 'public', record: null, old_record: null },
    })
    await people.admin.from('experts').update({ is_active: false }).eq('id', data.id)
    expect(lastTold()?.body).toMatchObject({ type: 'UPDATE' })
    await people.admin.from('experts').delete().eq('id', data.id)
    expect(lastTold()?.body).toMatchObject({ type: 'DELETE' })
    expect(site.told).toHaveLength(3)
  })

  test('reads and refused writes are not told', async () => {
    await people.admin.from('experts').select()
    await people.anon.from('experts').insert(expert('Eve'))
    await people.anon.functions.invoke('setup-experts')
    expect(site.told).toEqual([])
  })

  test('nor are changes that reach no expert, which everybody may send', async () => {
    for (const person of [people.anon, people.user]) {
      expect((await person.from('experts').update({ is_active: false }).neq('name', '')).error).toBeNull()
      expect((await person.from('experts').delete().neq('name', '')).error).toBeNull()
    }
    expect(site.told).toEqual([])
  })

  test('a site that fails or hangs never fails the write, and costs it a second at most', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    site.status = 500
    expect((await people.admin.from('experts').insert(expert('Kept'))).error).toBeNull()
    site.delayMs = 5_000
    const started = Date.now()
    expect((await people.admin.from('experts').delete().eq('name', 'Kept')).error).toBeNull()
    expect(Date.now() - started).toBeLessThan(1_500)
    expect(errors).toHaveBeenCalledTimes(2)
    errors.mockRestore()
  })
})
