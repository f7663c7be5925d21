import { type AuthError, type AuthWeakPasswordError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import { z } from 'zod'

/** What signing in and up ask for (specification, section 5). How strong a password must be, the server decides. */
export const credentials = z.object({
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
  password: z.string().min(1, 'Please enter a password'),
})

export type Credentials = z.infer<typeof credentials>

/** The server's rules for passwords (supabase/config.toml), told before one is chosen. */
export const passwordRules = { minimumLength: 10, requirements: 'letters_digits' } as const

export const passwordHint = `At least ${passwordRules.minimumLength} characters, with letters and digits.`

const weaknesses: Record<AuthWeakPasswordError['reasons'][number], string> = {
  length: 'This password is too short.',
  characters: 'This password needs both letters and digits.',
  pwned: 'This password is known from a data breach. Please choose another one.',
}

/** Why the server finds a password weak, in words for under its field; undefined when it is about something else. */
export function weaknessOf(error: AuthError): string | undefined {
  if (!isAuthWeakPasswordError(error)) return undefined
  return error.reasons.map((reason) => weaknesses[reason]).join(' ') || error.message
}

/** What the server refused, in its own words; where it asks to slow down, always with how long to wait. */
export function wordsOf({ status, message }: AuthError): string {
  if (status !== 429 || /\d+ (?:second|minute)/.test(message)) return message
  return 'Too many attempts. Please wait a minute and try again.'
}
