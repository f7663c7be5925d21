import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, type People, password, startWithPeople, tokenOf } from './harness.ts'

let people: People
let base: string

beforeAll(async () => {
  people = await startWithPeople()
  base = people.config.publicUrl
})
afterAll(() => people.stop())

// In this order: the last ones leave nothing of the minute's attempts.
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

  test('changes of an account, which also tell whether a password is the right one, are limited alike', async () => {
    const statuses: number[] = []
    const headers = {
      apikey: people.config.publishableKey,
      authorization: `Bearer ${await tokenOf(people.admin)}`,
      'content-type': 'application/json',
    }
    const change = { method: 'PUT', headers, body: '{"data":{"tries":1}}' }
    // Twice as many at most: the minute may end, and a new one begin, while this runs.
    while (statuses.length < 62 && statuses.at(-1) !== 429) {
      statuses.push((await fetch(`${base}/auth/v1/user`, change)).status)
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(429)
    expect((await people.admin.auth.getUser()).error).toBeNull()
  })

  test('an office behind one address signs in together', async () => {
    const client = clientOf(base, people.config.publishableKey)
    for (let i = 0; i < 31; i += 1) {
      expect(
        (await client.auth.signInWithPassword({ email: 'admin@example.com', password })).error,
      ).toBeNull()
    }
  })

  test('thirty failures a minute for one address, whatever the e-mail, then 429', async () => {
    const client = clientOf(base, people.config.publishableKey)
    const codes: (string | undefined)[] = []
    // Twice as many at most: the minute may end, and a new one begin, while this runs.
    while (codes.length < 62 && codes.at(-1) !== 'over_request_rate_limit') {
      const email = `guess-${codes.length}@example.com`
      codes.push((await client.auth.signInWithPassword({ email, password })).error?.code)
    }
    expect(codes.at(0)).toBe('invalid_credentials')
    expect(codes.at(-1)).toBe('over_request_rate_limit')
    const right = await client.auth.signInWithPassword({ email: 'admin@example.com', password })
    expect(right.error).toMatchObject({ status: 429, message: expect.stringMatching(/Please wait \d+ s/) })
  })
})
