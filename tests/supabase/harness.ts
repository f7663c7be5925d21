import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { freePort } from '../../scripts/ports.ts'
import type { SupabaseConfig } from '../../supabase/local/config.ts'
import { generateKeys } from '../../supabase/local/keys.ts'
import { startSupabase } from '../../supabase/local/server.ts'

export const siteUrl = 'http://localhost:3000'
export const password = 'correct-horse-7'

/** A new directory, and what removes it. */
export async function temporaryDirectory() {
  const dir = await mkdtemp(join(tmpdir(), 'core-supabase-'))
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

/** The configuration of a server in a new directory, on a free port, and what removes the directory. */
export async function testConfig(overrides: Partial<SupabaseConfig> = {}) {
  const port = await freePort()
  const { dir, remove } = await temporaryDirectory()
  const config: SupabaseConfig = {
    ...(await generateKeys()),
    dir,
    host: '127.0.0.1',
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    siteUrl,
    ...overrides,
  }
  return { config, remove }
}

/** A client whose session nobody else has. */
export const clientOf = (url: string, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

/** A running server with one signed-in ordinary user and one signed-in admin. */
export async function startWithPeople(overrides: Partial<SupabaseConfig> = {}) {
  const { config, remove } = await testConfig(overrides)
  const server = await startSupabase(config)
  const anon = clientOf(config.publicUrl, config.publishableKey)
  const owner = clientOf(config.publicUrl, config.secretKey)
  const user = await signUp(config, 'user@example.com')
  const admin = await signUp(config, 'admin@example.com')
  const { error } = await owner.rpc('grant_admin', { user_email: 'admin@example.com' })
  if (error) throw error
  return {
    config,
    anon,
    user,
    admin,
    /** Holds the secret key. */
    owner,
    /** Ends the server and keeps its data. */
    close: server.close,
    async stop() {
      await server.close()
      await remove()
    },
  }
}

export type People = Awaited<ReturnType<typeof startWithPeople>>

/** The signed-in client of a new user. Throws when the address is refused. */
export async function signUp(config: SupabaseConfig, email: string): Promise<SupabaseClient> {
  const client = clientOf(config.publicUrl, config.publishableKey)
  const { error } = await client.auth.signUp({ email, password })
  if (error) throw error
  return client
}

/** The access token of whoever is signed in. Throws where nobody is. */
export async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('Nobody is signed in')
  return data.session.access_token
}

/** What a token claims, unverified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as an attacker (or the clock) would have it: any claims, any secret or none at all, any header. */
export function forgeToken(
  claims: Record<string, unknown>,
  secret?: string,
  header: Record<string, unknown> = { alg: secret === undefined ? 'none' : 'HS256', typ: 'JWT' },
): string {
  const body = `${encode(header)}.${encode(claims)}`
  return `${body}.${secret === undefined ? '' : createHmac('sha256', secret).update(body).digest('base64url')}`
}

/** An expert as a row to insert. */
export const expert = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  role: 'Bookkeeping',
  description: 'Keeps the books.',
  ...more,
})
