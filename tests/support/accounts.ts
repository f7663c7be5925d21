import { randomUUID } from 'node:crypto'
import { createClient, type SupportedStorage } from '@supabase/supabase-js'
import { environment } from './stack.ts'

export type Account = { email: string; password: string }

const address = environment.site.SUPABASE_URL
const { publishableKey, secretKey } = environment.keys.supabase

/** Supabase past all policies, to look behind the admin pages and to clean up. */
export const serviceClient = createClient(address, secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})

/** Signs up a new user; as an admin if so wished. */
export async function makeUser({ isAdmin }: { isAdmin: boolean }): Promise<Account> {
  const account = { email: `user-${randomUUID()}@core.example.com`, password: `c7${randomUUID()}` }
  const { error } = await clientWith(new Map()).auth.signUp(account)
  if (error) throw error
  if (isAdmin) {
    const { error: refused } = await serviceClient.rpc('grant_admin', { user_email: account.email })
    if (refused) throw refused
  }
  return account
}

/** Signs in and gives what the browser would keep of that in its local storage. */
export async function storedSession(account: Account): Promise<{ name: string; value: string }[]> {
  const kept = new Map<string, string>()
  const { error } = await clientWith(kept).auth.signInWithPassword(account)
  if (error) throw error
  return [...kept].map(([name, value]) => ({ name, value }))
}

/** Ends all sessions of a user on the server; their browsers do not hear of it. */
export async function signOutEverywhere(account: Account): Promise<void> {
  const { auth } = clientWith(new Map())
  const { error } = await auth.signInWithPassword(account)
  if (error) throw error
  const { error: refused } = await auth.signOut({ scope: 'global' })
  if (refused) throw refused
}

function clientWith(kept: Map<string, string>) {
  const storage: SupportedStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
  return createClient(address, publishableKey, { auth: { storage, autoRefreshToken: false } })
}
