import { expect, test } from 'vitest'
import { explain } from './explain.ts'

test.each([
  [new Error('plain'), 'plain'],
  [
    new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
    'fetch failed: connect ECONNREFUSED',
  ],
  ['words', 'words'],
])('%o is explained in one line', (error, line) => {
  expect(explain(error)).toBe(line)
})
