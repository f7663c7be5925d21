'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { wordsOf } from '../login/credentials.ts'
import { notify } from '../toasts.tsx'
import { DialogOverlay } from '../ui/dialogOverlay.tsx'
import { Field } from '../ui/field.tsx'
import { useReturnFocus } from '../ui/useReturnFocus.ts'
import { useSession } from './useSession.ts'

/**
 * For an admin whose session ended on the server: sign in over the page, which stays as it was left. Nothing else
 * closes it, because nothing on the page would work.
 */
export function SignInAgain({ email }: { email: string }) {
  const { signIn, signOut } = useSession()
  const router = useRouter()
  const returnFocus = useReturnFocus()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // React hands this on to whoever rendered the dialog, which may be a form itself.
    event.stopPropagation()
    setBusy(true)
    notify.clear()
    try {
      const { error } = await signIn(email, password)
      if (!error) return
      notify.error(wordsOf(error), 'Sign in failed')
    } catch (cause) {
      console.error('Signing in failed.', cause)
      notify.error('An unexpected error occurred', 'Sign in failed')
    }
    setBusy(false)
    field.current?.focus()
  }

  async function leave() {
    await signOut()
    router.replace('/admin/login')
  }

  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <DialogOverlay onTop />
        <Dialog.Content
          className="dialog dialog-narrow dialog-top"
          onEscapeKeyDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            field.current?.focus()
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="dialog-title">Your session has ended</Dialog.Title>
          <Dialog.Description className="admin-quiet">
            Sign in again to go on where you were. Nothing you typed is lost.
          </Dialog.Description>
          <form className="form" onSubmit={submit}>
            <Field label="Email">
              {(control) => (
                <input {...control} type="email" autoComplete="username" value={email} readOnly />
              )}
            </Field>
            <Field label="Password">
              {(control) => (
                <input
                  {...control}
                  ref={field}
                  type="password"
                  autoComplete="current-password"
                  value={password}
                  onChange={({ target }) => setPassword(target.value)}
                />
              )}
            </Field>
            <div className="actions">
              <button type="submit" className="button button-small" disabled={busy || !password}>
                {busy ? 'Signing in...' : 'Sign in'}
              </button>
              <button type="button" className="button button-small button-quiet" onClick={leave}>
                Leave this page
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
