import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { generateKeys } from './keys.ts'

const keys = await generateKeys()
const complete = {
  SUPABASE_DIR: '/var/lib/core',
  SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  SUPABASE_SECRET_KEY: keys.secretKey,
  SUPABASE_JWT_SECRET: keys.jwtSecret,
  SITE_URL: 'https://core.example.com/',
}

describe('readConfig', () => {
  test('binds loopback and port 54321 unless told otherwise, and takes the site as an origin', () => {
    expect(readConfig(complete)).toMatchObject({
      ...keys,
      host: '127.0.0.1',
      port: 54321,
      publicUrl: 'http://127.0.0.1:54321',
      siteUrl: 'https://core.example.com',
      databaseUrl: undefined,
      revalidate: undefined,
    })
  })

  test('names each missing variable, and never a value', () => {
    const attempt = () => readConfig({ SITE_URL: '', SUPABASE_SECRET_KEY: 'wrong-value' })
    for (const name of ['SUPABASE_DIR', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_JWT_SECRET', 'SITE_URL']) {
      expect(attempt).toThrow(`${name} is missing`)
    }
    expect(attempt).toThrow(/SUPABASE_SECRET_KEY must start with sb_secret_/)
    expect(attempt).not.toThrow(/wrong-value/)
  })

  test.each([
    ['a short signing secret', { SUPABASE_JWT_SECRET: 'short' }, /SUPABASE_JWT_SECRET must have at least 32/],
    [
      'keys that changed places',
      { SUPABASE_PUBLISHABLE_KEY: keys.secretKey },
      /SUPABASE_PUBLISHABLE_KEY must start/,
    ],
    ['another database', { DATABASE_URL: 'mysql://localhost/core' }, /DATABASE_URL/],
    [
      'REVALIDATE_URL without its secret',
      { REVALIDATE_URL: 'http://localhost:3000/x' },
      /SUPABASE_WEBHOOK_SECRET is needed/,
    ],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => readConfig({ ...complete, ...wrong })).toThrow(message)
  })
})
