'use client'

import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { supabase } from '../supabase.ts'
import { SessionContext, type SessionValue } from './useSession.ts'
import { unknown, watchSession } from './watchSession.ts'

/** Passes on what the server refused. Throws when it was not reached: its library's words for that are for programs. */
function refusalIn(error: AuthError | null): AuthError | null {
  if (isAuthRetryableFetchError(error)) throw error
  return error
}

/** The one session of the admin area (specification, section 4), for `useSession`. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(unknown)
  const watch = useRef<ReturnType<typeof watchSession>>(null)
  const queries = useQueryClient()
  const { session, isAdmin, loading, endedFor } = state
  const userId = session?.user.id

  useEffect(() => {
    const started = watchSession(setState)
    watch.current = started
    return started.stop
  }, [])

  // What one person was shown is not for the next; who only signs in again finds it, made fresh.
  useEffect(() => {
    if (userId) void queries.invalidateQueries()
    else if (!endedFor) queries.clear()
  }, [queries, userId, endedFor])

  const value = useMemo<SessionValue>(
    () => ({
      user: session?.user ?? null,
      session,
      isAdmin,
      loading,
      endedFor,
      async signIn(email, password) {
        const { error } = await supabase().auth.signInWithPassword({ email, password })
        return { error: refusalIn(error) }
      },
      async signUp(email, password) {
        const { data, error } = await supabase().auth.signUp({
          email,
          password,
          options: { emailRedirectTo: location.origin },
        })
        return { error: refusalIn(error), needsConfirmation: data.session === null }
      },
      async signOut() {
        return watch.current?.signOut() ?? { error: null }
      },
    }),
    [session, isAdmin, loading, endedFor],
  )

  return <SessionContext value={value}>{children}</SessionContext>
}
