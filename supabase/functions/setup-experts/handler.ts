import { createClient } from '@supabase/supabase-js'
import { sampleExperts } from './samples.ts'

type SetupExpertsEnv = {
  /** The project's public address, without a trailing slash. */
  supabaseUrl: string
  publishableKey: string
  /** How to reach the project; the global fetch unless given. */
  fetch?: typeof fetch
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
}

const json = (status: number, body: unknown) => Response.json(body, { status, headers: cors })

/** Tells the caller what did not work, and the log why. */
const failure = (what: string, cause: { message: string }) => {
  console.error(`setup-experts: ${what} ${cause.message}`)
  return json(500, { error: `${what} Please try again in a moment.` })
}

/**
 * Inserts the sample experts that are in the table neither by name nor by id; answers `{inserted: number}`.
 * Acts as the caller, so row level security decides too: 401 without a signed-in user, 403 for one who is no admin.
 * An answer other than 200 is `{error: string}`, which says what happened.
 */
export async function setupExperts(request: Request, env: SetupExpertsEnv): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  if (request.method !== 'POST') return json(405, { error: 'Use POST.' })

  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return json(401, { error: 'Sign in first.' })
  const supabase = createClient(env.supabaseUrl, env.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${token}` }, fetch: env.fetch },
  })

  const user = await supabase.auth.getUser(token)
  if (user.error) {
    const refused = (user.error.status ?? 500) < 500
    return refused
      ? json(401, { error: 'Your session has ended. Sign in again.' })
      : failure('The sign-in could not be checked.', user.error)
  }
  const isAdmin = await supabase.rpc('is_admin')
  if (isAdmin.error) return failure('The admin rights could not be checked.', isAdmin.error)
  if (isAdmin.data !== true) return json(403, { error: 'Only an admin can add the sample experts.' })

  const samples = sampleExperts(env.supabaseUrl)
  const present = await supabase
    .from('experts')
    .select('name')
    .in(
      'name',
      samples.map((sample) => sample.name),
    )
  if (present.error) return failure('The experts could not be read.', present.error)

  const names = new Set(present.data.map((expert) => expert.name))
  const missing = samples.filter((sample) => !names.has(sample.name))
  if (missing.length === 0) return json(200, { inserted: 0 })
  const added = await supabase
    .from('experts')
    .upsert(missing, { onConflict: 'id', ignoreDuplicates: true })
    .select('id')
  if (added.error) return failure('The sample experts could not be added.', added.error)
  return json(200, { inserted: added.data.length })
}
