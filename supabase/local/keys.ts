import { randomBytes } from 'node:crypto'
import { generateApiKey } from '@supabase/lite'

export type SupabaseKeys = { publishableKey: string; secretKey: string; jwtSecret: string }

/** New keys of one project: the public one for browsers, the secret one for scripts, 32 random bytes (hex) that sign sessions. */
export async function generateKeys(): Promise<SupabaseKeys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(32).toString('hex'),
  }
}
