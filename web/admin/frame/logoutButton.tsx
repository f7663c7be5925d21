'use client'

import { useState } from 'react'
import { useSession } from '../session/useSession.ts'
import { notify } from '../toasts.tsx'

/** Signs the admin out; the guard then leads to the sign-in. */
export function LogoutButton() {
  const { signOut } = useSession()
  const [busy, setBusy] = useState(false)

  async function logOut() {
    setBusy(true)
    try {
      const { error } = await signOut()
      if (error) throw error
      notify.success('You have been logged out successfully.', 'Logged out')
    } catch (cause) {
      console.error('Logging out failed.', cause)
      notify.error('An error occurred while logging out.', 'Logout failed')
      setBusy(false)
    }
  }

  return (
    <button type="button" className="button button-small button-quiet" onClick={logOut} disabled={busy}>
      Logout
    </button>
  )
}
