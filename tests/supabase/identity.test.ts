import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  claimsOf,
  clientOf,
  expert,
  forgeToken,
  type People,
  password,
  signUp,
  startWithPeople,
  tokenOf,
} from './harness.ts'

let people: People
const call = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${people.config.publicUrl}${path}`, {
    ...init,
    headers: { apikey: people.config.publishableKey, 'content-type': 'application/json', ...init.headers },
  })
const insertAs = (token: string) =>
  call('/rest/v1/experts', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(expert('Eve')),
  })
const experts = async () => (await people.owner.from('experts').select()).data

beforeAll(async () => {
  people = await startWithPeople()
})
afterAll(() => people.stop())

describe('nobody makes oneself an admin', () => {
  const stillOrdinary = async (token: string) => {
    expect(claimsOf(token).role).toBe('authenticated')
    expect((await insertAs(token)).status).toBe(403)
    expect(await experts()).toEqual([])
  }

  test('by metadata at sign-up', async () => {
    const client = clientOf(people.config.publicUrl, people.config.publishableKey)
    await client.auth.signUp({
      email: 'meta@example.com',
      password,
      options: { data: { role: 'admin', is_admin: true } },
    })
    expect((await client.rpc('is_admin')).data).toBe(false)
    await stillOrdinary(await tokenOf(client))
  })

  test('by extra fields in the sign-up body', async () => {
    const answer = await call('/auth/v1/signup', {
      method: 'POST',
      body: JSON.stringify({
        email: 'body@example.com',
        password,
        role: 'service_role',
        aud: 'service_role',
        is_super_admin: true,
        app_metadata: { role: 'admin' },
      }),
    })
    const { access_token: token } = await answer.json()
    expect(claimsOf(token).app_metadata ?? {}).not.toHaveProperty('role')
    await stillOrdinary(token)
  })

  test('by changing the own user, also after a refresh of the session', async () => {
    const client = await signUp(people.config, 'update@example.com')
    await client.auth.updateUser({ data: { role: 'admin' } })
    await call('/auth/v1/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${await tokenOf(client)}` },
      body: JSON.stringify({ role: 'service_role', app_metadata: { role: 'admin' } }),
    })
    await client.auth.refreshSession()
    await stillOrdinary(await tokenOf(client))
  })
})

describe('tokens', () => {
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

  test.each([
    [
      'signed with another secret',
      () => forgeToken({ role: 'service_role', exp: inAnHour() }, 'x'.repeat(64)),
    ],
    [
      "signed with the server's well-known default secret",
      () => forgeToken({ role: 'service_role', exp: inAnHour() }, 'dev-secret-change-me'),
    ],
    ['of algorithm none', () => forgeToken({ role: 'service_role', exp: inAnHour() })],
    ['that is no token', () => 'service_role'],
  ])('a service_role token %s is refused with 401', async (_what, token) => {
    expect((await insertAs(token())).status).toBe(401)
    expect((await call('/auth/v1/user', { headers: { authorization: `Bearer ${token()}` } })).ok).toBe(false)
    expect(await experts()).toEqual([])
  })

  test("the admin's own token is refused once it has expired, and with a changed claim", async () => {
    const token = await tokenOf(people.admin)
    const claims = claimsOf(token)
    const past = Math.floor(Date.now() / 1000) - 60
    const expired = forgeToken({ ...claims, exp: past }, people.config.jwtSecret)
    expect((await insertAs(expired)).status).toBe(401)
    const [head, , signature] = token.split('.')
    const changed = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
    expect((await insertAs(`${head}.${changed}.${signature}`)).status).toBe(401)
    expect(await experts()).toEqual([])
  })

  test('a request without the project key, or with a wrong one, is refused with 401', async () => {
    for (const apikey of ['', 'sb_publishable_wrong', 'sb_secret_wrong']) {
      expect((await call('/rest/v1/experts', { headers: { apikey } })).status).toBe(401)
      expect((await call('/auth/v1/settings', { headers: { apikey } })).status).toBe(401)
    }
    const bare = await fetch(`${people.config.publicUrl}/rest/v1/experts`)
    expect(bare.status).toBe(401)
  })

  test('a refresh token is worth nothing after sign-out', async () => {
    const client = await signUp(people.config, 'leaver@example.com')
    const { data } = await client.auth.getSession()
    await client.auth.signOut()
    const other = clientOf(people.config.publicUrl, people.config.publishableKey)
    const { error } = await other.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(error).not.toBeNull()
  })
})

describe('passwords', () => {
  test('a weak one is refused with its reasons', async () => {
    const client = clientOf(people.config.publicUrl, people.config.publishableKey)
    const { error } = await client.auth.signUp({ email: 'weak@example.com', password: 'short' })
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['length', 'characters'] })
  })

  test('a wrong one is told apart from nothing: unknown user and wrong password answer alike', async () => {
    const client = clientOf(people.config.publicUrl, people.config.publishableKey)
    const wrong = await client.auth.signInWithPassword({
      email: 'user@example.com',
      password: 'wrong-horse-7',
    })
    const unknown = await client.auth.signInWithPassword({ email: 'none@example.com', password })
    expect(wrong.error?.code).toBe('invalid_credentials')
    expect(unknown.error?.message).toBe(wrong.error?.message)
  })

  test('and their hashes are never logged, not even with a database error', async () => {
    const logged: unknown[] = []
    const errors = vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(...parts))
    const client = clientOf(people.config.publicUrl, people.config.publishableKey)
    await client.auth.signUp({ email: 'nul@example.com', password, options: { data: { text: '\u0000' } } })
    errors.mockRestore()
    const text = logged.map((part) => inspect(part)).join('\n')
    expect(text).toMatch(/database error 22P05/)
    expect(text).not.toMatch(/\$2[aby]\$|correct-horse/)
  })
})
