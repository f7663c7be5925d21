import { describe, expect, test } from 'vitest'
import { createAttemptLimit } from './attempts.ts'

describe('createAttemptLimit', () => {
  test('lets five attempts a minute pass, then tells the seconds to wait until the minute is over', () => {
    let now = 0
    const limit = createAttemptLimit(5, () => now)
    expect([1, 2, 3, 4, 5].map(() => limit.take('a'))).toEqual([0, 0, 0, 0, 0])
    now = 20_500
    expect(limit.take('a')).toBe(40)
    now = 60_000
    expect(limit.take('a')).toBe(0)
  })

  test('does not count what was given back', () => {
    const limit = createAttemptLimit(2, () => 0)
    limit.take('a')
    limit.giveBack('a')
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60])
  })

  test('counts each key alone, and forgets one on request', () => {
    const limit = createAttemptLimit(1, () => 0)
    expect([limit.take('a'), limit.take('b')]).toEqual([0, 0])
    expect(limit.take('a')).toBe(60)
    limit.forget('a')
    expect([limit.take('a'), limit.take('b')]).toEqual([0, 60])
  })
})
