import { describe, expect, test } from 'vitest'
import { complete } from './env.fixture.ts'
import { readEnv } from './readEnv.ts'

describe('the environment', () => {
  test('is complete without an API host: then the hosted Content Lake is meant', () => {
    const env = readEnv({ ...complete, SANITY_API_HOST: '' })
    expect(env.SANITY_API_HOST).toBeUndefined()
    expect(env.SITE_URL).toBe('http://localhost:3000')
  })

  test('names every missing variable in one message, and never a value', () => {
    const broken = { ...complete, SANITY_WEBHOOK_SECRET: '', SUPABASE_URL: 'ftp://secret-host', SITE_URL: '' }
    const read = () => readEnv(broken)
    expect(read).toThrow(/SITE_URL: is missing/)
    expect(read).toThrow(/SANITY_WEBHOOK_SECRET: is missing/)
    expect(read).toThrow(/SUPABASE_URL: /)
    expect(read).not.toThrow(/secret-host|SUPABASE_PUBLISHABLE_KEY/)
  })
})
