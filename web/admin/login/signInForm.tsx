'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSession } from '../session/useSession.ts'
import { notify } from '../toasts.tsx'
import { Field } from '../ui/field.tsx'
import { type Credentials, credentials } from './credentials.ts'

export function SignInForm() {
  const { signIn } = useSession()
  const { register, handleSubmit, watch, formState } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  })
  const { email, password } = watch()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    try {
      const { error } = await signIn(typed.email, typed.password)
      if (error) notify.error(error.message, 'Login failed')
      else notify.success('Checking admin permissions...', 'Login successful')
    } catch (cause) {
      console.error('Signing in failed.', cause)
      notify.error('An unexpected error occurred. Please try again.', 'Login failed')
    }
  })

  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field label="Email" message={errors.email?.message}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="username" />}
      </Field>
      <Field label="Password" message={errors.password?.message}>
        {(control) => (
          <input {...control} {...register('password')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <button type="submit" className="button" disabled={isSubmitting || !email || !password}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  )
}
