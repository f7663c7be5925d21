import type { AuthError, Session, User } from '@supabase/supabase-js'
import { createContext, useContext } from 'react'
import type { SessionState } from './watchSession.ts'

type Outcome = { error: AuthError | null }

export type SessionValue = SessionState & {
  user: User | null
  session: Session | null
  /** These answer with what the server refused, and reject only when something unexpected breaks. */
  signIn(email: string, password: string): Promise<Outcome>
  signUp(email: string, password: string): Promise<Outcome & { needsConfirmation: boolean }>
  signOut(): Promise<Outcome>
}

export const SessionContext = createContext<SessionValue | null>(null)

/** Who is signed in, whether they are an admin, and how to sign in and out. Only below `SessionProvider`. */
export function useSession(): SessionValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('useSession needs a SessionProvider around it.')
  return value
}
