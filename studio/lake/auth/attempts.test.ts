import { expect, test } from 'vitest'
import { Attempts } from './attempts.ts'

test('the limit holds for one minute from the first attempt, for each key by itself', () => {
  const attempts = new Attempts(2)
  expect(attempts.take('ann', 0)).toBe(0)
  expect(attempts.take('ann', 30_000)).toBe(0)
  expect(attempts.take('ann', 31_000)).toBe(29)
  expect(attempts.take('bob', 31_000)).toBe(0)
  expect(attempts.take('ann', 59_999)).toBe(1)
  expect(attempts.take('ann', 60_000)).toBe(0)
})

test('a success starts the count afresh', () => {
  const attempts = new Attempts(1)
  attempts.take('ann', 0)
  attempts.clear('ann')
  expect(attempts.take('ann', 1)).toBe(0)
})
