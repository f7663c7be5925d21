import { describe, expect, test } from 'vitest'
import { changedFields } from '../expertFields.ts'
import type { ExpertValues } from './expertForm.ts'
import { firstChoices, merge } from './merge.ts'

const base: ExpertValues = {
  name: 'Dana',
  role: 'Tax',
  image_url: null,
  description: 'Old words.',
  is_active: true,
}

describe('changedFields', () => {
  test.each([
    ['nothing', {}, []],
    ['one field', { role: 'Audit' }, ['role']],
    ['a picture that is gone', { image_url: 'https://example.com/a.png' }, ['image_url']],
    [
      'all, in the order of the form',
      { is_active: false, description: 'x', name: 'y', role: 'z', image_url: '' },
      ['name', 'role', 'image_url', 'description', 'is_active'],
    ],
  ])('finds %s', (_what, change, fields) => {
    expect(changedFields(base, { ...base, ...change })).toEqual(fields)
  })
})

describe('two admins edited the same expert', () => {
  const mine = { ...base, name: 'Dana W.', description: 'My words.' }
  const theirs = { ...base, role: 'Audit', description: 'Their words.' }

  test('what only one of them changed starts on that side; what both changed waits for a choice', () => {
    expect(firstChoices({ base, mine, theirs })).toEqual({ name: 'mine', role: 'theirs' })
  })

  test('what both changed alike is no difference', () => {
    expect(firstChoices({ base, mine, theirs: mine })).toEqual({})
  })

  test.each([
    [
      'each from its side',
      { name: 'mine', role: 'theirs', description: 'theirs' },
      { ...theirs, name: 'Dana W.' },
    ],
    ['all of mine', { name: 'mine', role: 'mine', description: 'mine' }, mine],
    ['all of theirs', { name: 'theirs', role: 'theirs', description: 'theirs' }, theirs],
  ] as const)('merges %s', (_what, choices, merged) => {
    expect(merge({ mine, theirs }, choices)).toEqual(merged)
  })
})
