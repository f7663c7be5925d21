'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { PageSpinner } from '../ui/spinner.tsx'
import { AccessDenied } from './accessDenied.tsx'
import { SignInAgain } from './signInAgain.tsx'
import { useSession } from './useSession.ts'

/**
 * Shows its content to admins, the way in to strangers, and Access Denied to everybody else (specification, section 4).
 * It spares people pages that would not work for them; what may be read and written, the database decides.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { user, isAdmin, loading, endedFor } = useSession()
  if (loading) return <PageSpinner label="Checking your session" />
  if (isAdmin || endedFor) {
    return (
      <>
        {children}
        {endedFor && <SignInAgain email={endedFor} />}
      </>
    )
  }
  return user ? <AccessDenied /> : <ToLogin />
}

function ToLogin() {
  const router = useRouter()
  useEffect(() => router.replace('/admin/login'), [router])
  return <PageSpinner label="Leading you to the sign-in" />
}
