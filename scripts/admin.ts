import { createClient, type PostgrestError } from '@supabase/supabase-js'
import type { Database } from '../supabase/database.types.ts'
import { loadEnvFile, loadEnvironment } from './environment.ts'

/** Says who may manage the experts: `admin.ts grant <email>`, `revoke <email>` or `list`. */
const [verb = '', email = ''] = process.argv.slice(2)

try {
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<string> {
  if (!['grant', 'revoke', 'list'].includes(verb) || (verb !== 'list' && !email)) {
    throw new Error('Name the person: npm run admin:grant -- ada@example.com (or admin:revoke; admin:list)')
  }
  const { url, secretKey, absent } = await project()
  const supabase = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const explain = (error: PostgrestError, status: number) => {
    if (status === 0) return new Error(absent)
    if (status === 401) return new Error(`${url} does not know this secret key.`)
    if (error.code === 'PGRST202') return new Error('The migrations are missing there: supabase db push.')
    return new Error(`${error.message}.`)
  }

  if (verb === 'list') {
    const { data, error, status } = await supabase.rpc('list_admins')
    if (error) throw explain(error, status)
    return data.map((admin) => admin.email).join('\n') || 'Nobody is an admin.'
  }
  const call = verb === 'grant' ? 'grant_admin' : 'revoke_admin'
  const { error, status } = await supabase.rpc(call, { user_email: email })
  if (error) throw explain(error, status)
  return verb === 'grant' ? `${email} is an admin.` : `${email} is no longer an admin.`
}

/** The hosted project that the environment names, else the embedded one; `absent` says what to do when it is not there. */
async function project(): Promise<{ url: string; secretKey: string; absent: string }> {
  loadEnvFile()
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env
  if (!url) {
    const { site, keys } = await loadEnvironment()
    const absent = `Supabase does not run at ${site.SUPABASE_URL}. Start it with \`npm start\`, then try again.`
    return { url: site.SUPABASE_URL, secretKey: keys.supabase.secretKey, absent }
  }
  if (!secretKey) throw new Error(`Set SUPABASE_SECRET_KEY, a secret key of ${url}, then try again.`)
  return { url, secretKey, absent: `${url} does not answer. Check SUPABASE_URL and the connection.` }
}
