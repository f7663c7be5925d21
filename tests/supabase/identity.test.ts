import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clientOf, type People, password, signUp, startWithPeople } from './harness.ts'

let people: People

beforeAll(async () => {
  people = await startWithPeople()
})
afterAll(() => people.stop())

describe('sessions', () => {
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
