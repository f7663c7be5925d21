'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { AccessDenied } from '../session/accessDenied.tsx'
import { useSession } from '../session/useSession.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { SignInForm } from './signInForm.tsx'

/** The way in to the admin area (specification, sections 2 and 8). */
export function LoginPage() {
  const { user, isAdmin, loading } = useSession()
  const router = useRouter()
  const goesOn = user !== null && isAdmin && !loading

  useEffect(() => {
    if (goesOn) router.replace('/admin')
  }, [goesOn, router])

  if (loading || goesOn) return <PageSpinner label="Checking your session" />
  if (user) return <AccessDenied />
  return (
    <main id="content" className="admin-alone">
      <div className="admin-sheet">
        <h1 className="admin-title">Admin login</h1>
        <SignInForm />
      </div>
    </main>
  )
}
