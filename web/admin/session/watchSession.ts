import type { Session } from '@supabase/supabase-js'
import { supabase } from '../supabase.ts'
import { hasAdminRights } from './adminRights.ts'

export type SessionState = {
  session: Session | null
  isAdmin: boolean
  /** True until the first check of a stored session is complete. */
  loading: boolean
  /** The e-mail address of an admin whose session ended without their asking, until they are back or leave. */
  endedFor: string | null
}

export const unknown: SessionState = { session: null, isAdmin: false, loading: true, endedFor: null }
const signedOut: SessionState = { ...unknown, loading: false }

/** By it, the other tabs hear that somebody chose to sign out: a session can also end without that. */
const leavingChannel = 'core-admin-leaving'

/**
 * Follows this browser's session through all events, its own and those of other tabs, and tells each new state.
 * Admin rights are looked up when a user arrives.
 */
export function watchSession(tell: (state: SessionState) => void) {
  let state = unknown
  let newest: Session | null = null
  let arriving: string | null = null
  let leaving = false
  const channel = new BroadcastChannel(leavingChannel)

  function become(next: SessionState): void {
    state = next
    tell(next)
  }

  async function follow(session: Session | null): Promise<void> {
    newest = session
    if (!session) {
      arriving = null
      const lost = state.isAdmin ? (state.session?.user.email ?? null) : state.endedFor
      return become({ ...signedOut, endedFor: leaving ? null : lost })
    }
    leaving = false
    const { id } = session.user
    if (id === state.session?.user.id) {
      arriving = null
      return become({ ...state, session })
    }
    if (id === arriving) return
    arriving = id
    const isAdmin = await hasAdminRights(session)
    // Meanwhile the token may be another one, and so may the user.
    if (arriving !== id || !newest) return
    arriving = null
    become({ session: newest, isAdmin, loading: false, endedFor: null })
  }

  const { data } = supabase().auth.onAuthStateChange((_event, session) => {
    // Later: supabase-js waits for this callback, and the callback must not wait for supabase-js.
    setTimeout(() => void follow(session))
  })

  // This word and the event that the session is over may come in either order.
  channel.onmessage = () => {
    leaving = true
    if (state.endedFor) become(signedOut)
  }

  return {
    stop(): void {
      arriving = null
      data.subscription.unsubscribe()
      channel.close()
    },
    /** Ends the session on the server and in all tabs. With an error, thrown or not, everything stays as it was. */
    async signOut() {
      leaving = true
      try {
        const { error } = await supabase().auth.signOut()
        leaving = !error
        if (leaving) channel.postMessage('leaving')
        return { error }
      } catch (cause) {
        leaving = false
        throw cause
      }
    },
  }
}
