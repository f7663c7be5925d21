import { expect, test } from 'vitest'
import { inWords, momentOf } from './when.ts'

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

test.each([
  ['2025-11-20 08:24:40.157+00', '2025-11-20T08:24:40.157Z'],
  ['2025-11-20T08:24:40.157123+00:00', '2025-11-20T08:24:40.157Z'],
  ['2025-11-20 08:24:40-05', '2025-11-20T13:24:40.000Z'],
])('PostgreSQL writes %s, in every browser %s', (timestamp, moment) => {
  expect(momentOf(timestamp).toISOString()).toBe(moment)
})
