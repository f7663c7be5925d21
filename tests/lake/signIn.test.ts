import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addEditor, listEditors } from '../../studio/lake/accounts.ts'
import { startLake } from '../../studio/lake/server.ts'
import { ann, sendLoginForm, sidOf } from './editor.ts'
import { type SharedLake, sharedConfig, startSharedLake } from './sharedLake.ts'
import { clientOf } from './testLake.ts'

const site = 'http://localhost:3000'

let lake: SharedLake
beforeAll(async () => {
  lake = await startSharedLake()
  await addEditor(lake.config.directory, ann)
})
afterAll(() => lake.stop())

const signIn = (form: Record<string, string>, options?: { origin?: string; query?: string }) =>
  sendLoginForm(lake.url, form, options)

const ticket = async () => sidOf(await signIn(ann)) ?? ''

async function sessionToken(): Promise<string> {
  const { token } = await lake.anonymous.request({ url: '/auth/fetch', query: { sid: await ticket() } })
  return token
}

describe('accounts', () => {
  test('an editor can be added before the lake has ever run, and signs in then', async () => {
    const config = await sharedConfig()
    await addEditor(config.directory, ann)
    const other = await startLake(config)
    const response = await sendLoginForm(config.publicUrl, ann)
    await other.close()
    expect(response.status).toBe(302)
    expect(listEditors(config.directory)).toMatchObject([{ email: ann.email, name: ann.name }])
  })

  test('a password of fewer than 12 characters is refused', async () => {
    const weak = { ...ann, email: 'bob@example.com', password: 'elevenchars' }
    await expect(addEditor(lake.config.directory, weak)).rejects.toThrow('at least 12 characters')
  })

  test('an address has one account, however it is written', async () => {
    const again = { ...ann, email: ' ANN@example.com' }
    await expect(addEditor(lake.config.directory, again)).rejects.toThrow('has an account already')
  })
})

describe('the login page', () => {
  test('success redirects to the known origin with a one-time sid', async () => {
    const response = await signIn(ann, {
      query: `?${new URLSearchParams({ origin: `${site}/structure`, projectId: 'core', withSid: 'true' })}`,
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/structure#sid=[\w-]{43}$/)
  })

  test.each([
    'http://evil.example',
    'http://localhost:3000@evil.example/',
    'http://localhost:3000.evil.example',
    'javascript:alert(1)',
    '//evil.example',
  ])('the redirect goes only to known origins, not to %s', async (origin) => {
    const query = `?${new URLSearchParams({ origin })}`
    const response = await signIn(ann, { query })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect((await fetch(`${lake.url}/_login${query}`)).status).toBe(400)
  })

  test('a wrong password keeps the e-mail typed and says so in plain words', async () => {
    const response = await signIn({ email: 'Ann@example.com"><b>', password: 'not the password' })
    const page = await response.text()
    expect(response.status).toBe(401)
    expect(page).toContain('value="Ann@example.com&quot;&gt;&lt;b&gt;"')
    expect(page).toMatch(/role="alert"[^<]*do not belong together/)
    expect(page).not.toContain('not the password')
  })

  test('it runs no script, loads nothing and cannot be framed', async () => {
    const response = await fetch(`${lake.url}/_login`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).not.toContain('unsafe')
    expect(await response.text()).not.toMatch(/<script|<link|<img/)
  })

  test.each([site, 'http://evil.example', 'null'])('a form sent from %s is refused', async (origin) => {
    expect((await signIn(ann, { origin })).status).toBe(403)
  })

  test('a form that names no origin is refused', async () => {
    const response = await fetch(`${lake.url}/_login`, { method: 'POST', body: new URLSearchParams(ann) })
    expect(response.status).toBe(403)
  })

  test('a form that cannot be read is answered like an empty one', async () => {
    const headers = { 'content-type': 'multipart/form-data', origin: lake.url }
    const response = await fetch(`${lake.url}/_login`, { method: 'POST', headers, body: 'x' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Enter your e-mail address and password.')
  })

  test.each([`blob:${site}/x`, site.replace('//', '//someone@')])(
    'nobody is sent to %s, which only resembles a known address',
    async (origin) => {
      const response = await fetch(`${lake.url}/_login?origin=${encodeURIComponent(origin)}`)
      expect(response.status).toBe(400)
    },
  )

  test('after 5 attempts in a minute even the right password must wait, and the wait is told', async () => {
    await addEditor(lake.config.directory, { ...ann, email: 'carl@example.com' })
    const wrong = { email: 'carl@example.com', password: 'a wrong password' }
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await signIn(wrong)).status))
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    const response = await signIn({ ...ann, email: 'Carl@example.com' })
    expect(response.status).toBe(429)
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(50)
    expect(await response.text()).toContain(`Wait ${wait} seconds`)
    expect((await signIn(ann)).status, 'others are not held up').toBe(302)
  })
})

describe('sessions', () => {
  test('a sid is exchanged once for a token, which names the editor', async () => {
    const sid = await ticket()
    const { token } = await lake.anonymous.request({ url: '/auth/fetch', query: { sid } })
    const me = await clientOf(lake.url, { token }).request({ url: '/users/me' })
    expect(me).toMatchObject({ name: ann.name, email: ann.email })
    await expect(lake.anonymous.request({ url: '/auth/fetch', query: { sid } })).rejects.toMatchObject({
      statusCode: 401,
    })
  })

  test('a sid is good for one minute', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    const now = performance.now.bind(performance)
    const later = (milliseconds: number) =>
      vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds)
    const [used, late] = [await ticket(), await ticket()]
    later(55_000)
    expect((await fetch(`${lake.url}/v1/auth/fetch?sid=${used}`)).status).toBe(200)
    later(61_000)
    expect((await fetch(`${lake.url}/v1/auth/fetch?sid=${late}`)).status).toBe(401)
  })

  test('a session survives a restart and ends with logout', async () => {
    const token = await sessionToken()
    await lake.restart()
    const editor = clientOf(lake.url, { token })
    await editor.create({ _id: 'written', _type: 'note' })
    await editor.request({ url: '/auth/logout', method: 'POST' })
    await expect(editor.request({ url: '/auth/id' })).rejects.toMatchObject({
      statusCode: 401,
      response: { body: { errorCode: 'SIO-401-ANF' } },
    })
  })

  test("the Studio's logout without a token ends the browser's own session by its cookie", async () => {
    const response = await fetch(`${lake.url}/v1/auth/fetch?sid=${await ticket()}`)
    const { token } = await response.json()
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
    expect(cookie).not.toContain(token)
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await fetch(`${lake.url}/v1/auth/id`, { headers })).status, 'it grants nothing').toBe(401)
    await fetch(`${lake.url}/v1/auth/logout`, { method: 'POST', headers })
    await expect(clientOf(lake.url, { token }).request({ url: '/auth/id' })).rejects.toThrow()
  })
})
