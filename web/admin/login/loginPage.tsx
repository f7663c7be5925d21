'use client'

import * as m from 'framer-motion/m'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { AccessDenied } from '../session/accessDenied.tsx'
import { useSession } from '../session/useSession.ts'
import { AloneFrame } from '../ui/aloneFrame.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { CredentialsForm } from './credentialsForm.tsx'
import { type Mode, modes } from './modes.ts'

/** The way in to the admin area (specification, sections 2 and 8). */
export function LoginPage() {
  const { user, isAdmin, loading } = useSession()
  const [mode, setMode] = useState<Mode>('signIn')
  const router = useRouter()
  const goesOn = user !== null && isAdmin && !loading
  const words = modes[mode]

  useEffect(() => {
    if (goesOn) router.replace('/admin')
  }, [goesOn, router])

  if (loading || goesOn) return <PageSpinner label="Checking your session" />
  if (user) return <AccessDenied />
  return (
    <AloneFrame>
      <m.h1 key={mode} initial={{ y: 8 }} animate={{ y: 0 }} className="admin-title">
        {words.title}
      </m.h1>
      <CredentialsForm mode={mode} onConfirmationSent={() => setMode('signIn')} />
      <div className="alone-foot">
        <p>{words.question}</p>
        <button
          type="button"
          className="link-button"
          onClick={() => setMode(mode === 'signIn' ? 'signUp' : 'signIn')}
        >
          {words.other}
        </button>
      </div>
    </AloneFrame>
  )
}
