'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSession } from '../session/useSession.ts'
import { notify } from '../toasts.tsx'
import { Field } from '../ui/field.tsx'
import { type Credentials, credentials, weaknessOf, wordsOf } from './credentials.ts'
import { type Mode, modes } from './modes.ts'

type Props = { mode: Mode; onConfirmationSent(): void }

/** E-mail and password, to sign in or up with. What was typed survives the change from one to the other. */
export function CredentialsForm({ mode, onConfirmationSent }: Props) {
  const { signIn, signUp } = useSession()
  const { register, handleSubmit, watch, formState, setError, setFocus, reset } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const [email, password] = watch(['email', 'password'])
  const words = modes[mode]
  // Once the server said yes, the page waits for the session and for the admin rights.
  const isBusy = isSubmitting || isSubmitSuccessful

  useEffect(() => setFocus('email'), [setFocus])

  function fail(message: string, aboutPassword?: string) {
    notify.error(message, words.failed)
    setError(aboutPassword ? 'password' : 'root', { message: aboutPassword })
    setTimeout(() => setFocus('password'))
  }

  async function send(typed: Credentials) {
    notify.clear()
    if (mode === 'signIn') {
      const { error } = await signIn(typed.email, typed.password)
      if (error) return fail(wordsOf(error))
      return notify.success('Checking admin permissions...', 'Login successful')
    }
    const { error, needsConfirmation } = await signUp(typed.email, typed.password)
    if (error) return fail(wordsOf(error), weaknessOf(error))
    if (!needsConfirmation)
      return notify.success('You are signed in. An admin can now grant you access.', 'Account created')
    notify.success("We've sent you a confirmation link", 'Check your email')
    reset({ email: typed.email, password: '' })
    onConfirmationSent()
  }

  const submit = handleSubmit((typed) =>
    send(typed).catch((cause) => {
      console.error(`${words.failed}.`, cause)
      fail(words.unexpected)
    }),
  )

  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field label="Email" message={errors.email?.message}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
      <Field label="Password" message={errors.password?.message} hint={words.hint}>
        {(control) => (
          <input {...control} {...register('password')} type="password" autoComplete={words.autoComplete} />
        )}
      </Field>
      <button type="submit" className="button" disabled={isBusy || !email || !password}>
        {isBusy ? words.busy : words.submit}
      </button>
    </form>
  )
}
