import { readFileSync } from 'node:fs'
import { AuthApiError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { credentials, passwordRules, weaknessOf, wordsOf } from './credentials.ts'

test.each([
  ['', 'secret', ['Please enter a valid email address']],
  ['ada', 'secret', ['Please enter a valid email address']],
  ['ada@example.com', '', ['Please enter a password']],
  ['  ada@example.com ', ' spaces count ', undefined],
])('Sign-in and sign-up require an email and password: "%s" and "%s"', (email, password, messages) => {
  const { data, error } = credentials.safeParse({ email, password })
  expect(error?.issues.map(({ message }) => message)).toEqual(messages)
  if (!messages) expect(data).toEqual({ email: 'ada@example.com', password: ' spaces count ' })
})

test('the told rules for passwords are the ones of the server', () => {
  const config = readFileSync(new URL('../../../supabase/config.toml', import.meta.url), 'utf8')
  expect(config).toContain(`minimum_password_length = ${passwordRules.minimumLength}\n`)
  expect(config).toContain(`password_requirements = "${passwordRules.requirements}"\n`)
})

test.each<[AuthWeakPasswordError['reasons'], string]>([
  [['length'], 'This password is too short.'],
  [['length', 'characters'], 'This password is too short. This password needs both letters and digits.'],
  [['pwned'], 'This password is known from a data breach. Please choose another one.'],
  [[], 'The server’s words'],
])('weak-password reasons in words: %j', (reasons, words) => {
  expect(weaknessOf(new AuthWeakPasswordError('The server’s words', 422, reasons))).toBe(words)
})

test('other refusals are not about the password', () => {
  expect(weaknessOf(new AuthApiError('User already registered', 422, 'user_already_exists'))).toBeUndefined()
})

test.each([
  [400, 'Invalid login credentials', 'Invalid login credentials'],
  [
    429,
    'Too many attempts. Please wait 34 seconds and try again.',
    'Too many attempts. Please wait 34 seconds and try again.',
  ],
  [
    429,
    'For security purposes, you can only request this after 1 second.',
    'For security purposes, you can only request this after 1 second.',
  ],
  [429, 'Request rate limit reached', 'Too many attempts. Please wait a minute and try again.'],
])('rate-limit answers (429) tell the wait: %d %s', (status, message, words) => {
  expect(wordsOf(new AuthApiError(message, status, undefined))).toBe(words)
})
