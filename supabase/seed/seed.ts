import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { portraitPath, sampleNames } from '../functions/setup-experts/samples.ts'
import { renderPortrait } from './portraits.ts'

type SeedOptions = {
  url: string
  publishableKey: string
  /** Makes the admin an admin; used for nothing else. */
  secretKey: string
  admin: { email: string; password: string }
}

/** Sessions of this run alone. */
const inMemory = { auth: { persistSession: false, autoRefreshToken: false } }

/**
 * Makes the first admin and the twelve sample experts with their portraits, on an embedded or a hosted Supabase.
 * Does what is missing only, so it can run again; answers how many experts it added.
 * Throws an Error that names the step that failed.
 */
export async function seedExperts({ url, publishableKey, secretKey, admin }: SeedOptions): Promise<number> {
  const supabase = createClient(url, publishableKey, inMemory)
  await signIn(supabase, admin)

  const owner = createClient(url, secretKey, inMemory)
  const grant = await owner.rpc('grant_admin', { user_email: admin.email })
  if (grant.error) throw new Error(`${admin.email} could not be made an admin: ${grant.error.message}`)

  const stored = await supabase.storage.from('experts').list('samples', { limit: 100 })
  if (stored.error) throw new Error(`The stored portraits could not be listed: ${stored.error.message}`)
  // Hosted lists names inside the folder, the embedded one whole paths.
  const present = new Set(stored.data.map((file) => `samples/${file.name.replace(/^samples\//, '')}`))
  for (const name of sampleNames) {
    const path = portraitPath(name)
    if (present.has(path)) continue
    const upload = await supabase.storage.from('experts').upload(path, await renderPortrait(name), {
      contentType: 'image/webp',
      cacheControl: '3600',
    })
    if (upload.error) throw new Error(`The portrait ${path} could not be uploaded: ${upload.error.message}`)
  }

  const setup = await supabase.functions.invoke<{ inserted: number }>('setup-experts')
  if (setup.error || !setup.data)
    throw new Error(`The sample experts could not be added: ${String(setup.error)}`)
  await supabase.auth.signOut()
  return setup.data.inserted
}

/** Signs in, after signing up where no such user exists. */
async function signIn(supabase: SupabaseClient, admin: SeedOptions['admin']) {
  const known = await supabase.auth.signInWithPassword(admin)
  if (!known.error) return
  if (known.error.code !== 'invalid_credentials') throw new Error(`Sign-in failed: ${known.error.message}`)
  const created = await supabase.auth.signUp(admin)
  if (created.error?.code === 'user_already_exists')
    throw new Error(`The password of ${admin.email} is another one.`)
  if (created.error) throw new Error(`Sign-up of ${admin.email} failed: ${created.error.message}`)
  if (!created.data.session) {
    throw new Error(
      `${admin.email} must confirm the e-mail address first: follow the link in the mail just sent (or confirm the user in the Supabase dashboard), then run this again.`,
    )
  }
}
