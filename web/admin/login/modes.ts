import { passwordHint } from './credentials.ts'

/** The two things that the sign-in page is for, in words. */
export const modes = {
  signIn: {
    title: 'Admin login',
    submit: 'Sign in',
    busy: 'Signing in...',
    failed: 'Login failed',
    unexpected: 'An unexpected error occurred. Please try again.',
    autoComplete: 'current-password',
    hint: undefined,
    question: 'No account yet?',
    other: 'Create an account',
  },
  signUp: {
    title: 'Create an account',
    submit: 'Create account',
    busy: 'Creating account...',
    failed: 'Sign up failed',
    unexpected: 'An unexpected error occurred',
    autoComplete: 'new-password',
    hint: passwordHint,
    question: 'Have an account?',
    other: 'Sign in instead',
  },
} as const

export type Mode = keyof typeof modes
