import { expect, test } from 'vitest'
import { inWords } from './when.ts'

const now = new Date('2025-11-20T12:00:00Z')

test.each([
  ['2025-11-20T12:00:00Z', 'just now'],
  // A clock that goes a little behind the server's.
  ['2025-11-20T12:00:30Z', 'just now'],
  ['2025-11-20T11:59:01Z', 'just now'],
  ['2025-11-20T11:59:00Z', '1 minute ago'],
  ['2025-11-20T11:00:01Z', '59 minutes ago'],
  ['2025-11-20T11:00:00Z', '1 hour ago'],
  ['2025-11-19T12:00:00Z', 'yesterday'],
  ['2025-11-15T12:00:00Z', '5 days ago'],
  ['2025-11-12T12:00:00Z', 'last week'],
  ['2025-09-20T12:00:00Z', '2 months ago'],
  ['2023-11-20T12:00:00Z', '2 years ago'],
])('%s was %s', (moment, words) => {
  expect(inWords(new Date(moment), now)).toBe(words)
})
