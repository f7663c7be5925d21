'use client'

import { useEffect, useRef, useState } from 'react'
import { notify } from '../toasts.tsx'
import { AloneFrame } from '../ui/aloneFrame.tsx'
import { useSession } from './useSession.ts'

/** WCAG 2.2.1 asks for 20 seconds at least in which a person can stop what happens by itself. */
const secondsToLeave = 30

/** For whoever is signed in and is not an admin: says so, and leads to the home page unless they stay. */
export function AccessDenied() {
  const { user, signOut } = useSession()
  const [stays, setStays] = useState(false)
  const home = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => location.replace('/'), secondsToLeave * 1000)
    return () => clearTimeout(timer)
  }, [stays])

  function stay() {
    setStays(true)
    // The button that had the focus is gone.
    home.current?.focus()
  }

  async function leave() {
    setStays(true)
    try {
      const { error } = await signOut()
      if (error) notify.error(error.message, 'Sign out failed')
      else notify.success('You have been signed out successfully', 'Signed out')
    } catch (cause) {
      console.error('Signing out failed.', cause)
      notify.error('An unexpected error occurred', 'Sign out failed')
    }
  }

  return (
    <AloneFrame>
      <h1 className="admin-title">Access Denied</h1>
      <p>You don't have admin permissions to access this area.</p>
      <p className="admin-quiet">
        You are signed in as <strong>{user?.email}</strong>. If you should have access, ask an admin to grant
        it.
      </p>
      <div className="actions">
        <a ref={home} href="/" className="button button-small">
          Go to the home page
        </a>
        <button type="button" className="button button-small button-quiet" onClick={leave}>
          Sign out
        </button>
      </div>
      <div className="alone-foot">
        <p role="status">
          {stays
            ? 'You can stay on this page.'
            : `You will be taken to the home page in ${secondsToLeave} seconds.`}
        </p>
        {!stays && (
          <button type="button" className="link-button" onClick={stay}>
            Stay here
          </button>
        )}
      </div>
    </AloneFrame>
  )
}
