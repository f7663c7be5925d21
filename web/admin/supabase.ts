import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../supabase/database.types.ts'

/** How long a call may take before it counts as failed, in milliseconds: a dead network answers never. */
export const patience = 60_000

let client: SupabaseClient<Database> | undefined

/** The browser's one connection to Supabase, made at its first use. It acts as whoever is signed in. */
export function supabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(
    process.env.NEXT_PUBLIC_SUPABASE_URL ?? '',
    process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
    { global: { fetch: watchedFetch } },
  )
  return client
}

/** Gives up in the end. Any call that the server answers 401 may mean that the session was revoked there. */
async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(patience)
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = await fetch(input, { ...init, signal })
  const url = input instanceof Request ? input.url : String(input)
  if (response.status === 401 && !url.includes('/auth/v1/')) void endDeadSession()
  return response
}

/**
 * Asks the server whether the session still lives, and ends it here if it does not. For calls that do not go through
 * `supabase()` and were answered 401; the others do it by themselves.
 */
export async function endDeadSession(): Promise<void> {
  const { auth } = supabase()
  const { data } = await auth.getSession()
  if (!data.session) return
  const { error } = await auth.refreshSession()
  if (error && !isAuthRetryableFetchError(error)) await auth.signOut({ scope: 'local' })
}
