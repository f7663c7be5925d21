import { afterEach, describe, expect, test, vi } from 'vitest'
import { complete } from './env.fixture.ts'

async function load(values: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  return (await import('./env.ts')).env
}

afterEach(() => vi.unstubAllEnvs())

describe('the environment', () => {
  test('is complete without an API host: then the hosted Content Lake is meant', async () => {
    const env = await load({ ...complete, SANITY_API_HOST: '' })
    expect(env.SANITY_API_HOST).toBeUndefined()
    expect(env.SITE_URL).toBe('http://localhost:3000')
  })

  test('names every missing variable in one message, and never a value', async () => {
    const broken = { ...complete, SANITY_WEBHOOK_SECRET: '', SUPABASE_URL: 'ftp://secret-host', SITE_URL: '' }
    const message = await load(broken).catch(String)
    expect(message).toMatch(/SITE_URL: is missing/)
    expect(message).toMatch(/SANITY_WEBHOOK_SECRET: is missing/)
    expect(message).toMatch(/SUPABASE_URL: /)
    expect(message).not.toMatch(/secret-host|SUPABASE_PUBLISHABLE_KEY/)
  })
})
