import { describe, expect, test } from 'vitest'
import {
  countWords,
  estimateLevel,
  isWellFormed,
  missingFields,
  motivationNote,
  progressOf,
} from './rules.ts'

describe('estimated creator level, shown once both experience and digitalReach are chosen', () => {
  test.each([
    [null, null, null],
    ['senior', null, null],
    [null, 'local', null],
    ['emerging', 'local', 'rising-voice'],
    ['emerging', 'industry-wide', 'rising-voice'],
    ['emerging', 'digital-authority', 'rising-voice'],
    ['experienced', 'local', 'rising-voice'],
    ['senior', 'local', 'rising-voice'],
    ['senior', 'digital-authority', 'thought-leader'],
    ['senior', 'industry-wide', 'expert'],
    ['experienced', 'industry-wide', 'expert'],
    ['experienced', 'digital-authority', 'expert'],
  ])('%s experience and %s reach: %s', (experience, reach, level) => {
    expect(estimateLevel(experience, reach)).toBe(level)
  })
})

test('progress is step divided by 5, as a percent', () => {
  expect([1, 2, 3, 4, 5].map(progressOf)).toEqual([20, 40, 60, 80, 100])
})

describe('motivation: a hint between 1 and 24 words, a success note at 50 or more', () => {
  test.each([
    [0, null],
    [1, 'short'],
    [24, 'short'],
    [25, null],
    [49, null],
    [50, 'good'],
    [200, 'good'],
  ])('%i words: %s', (words, note) => {
    expect(motivationNote(words)).toBe(note)
  })

  test.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' two\nwords ', 2],
    ['debits, credits  and\tcoffee', 4],
  ])('%j has %i words', (text, words) => {
    expect(countWords(text)).toBe(words)
  })
})

describe('name, email and company are required, non-blank after trimming', () => {
  const full = { name: 'Dana', email: 'd@x.org', company: 'Firm', title: '', phone: '', linkedin: '' }

  test.each([
    [full, []],
    [{ ...full, name: '  ' }, ['name']],
    [{ ...full, email: '', company: '\t' }, ['email', 'company']],
    [
      { name: '', email: '', company: '', title: 'CPA', phone: '1', linkedin: 'd' },
      ['name', 'email', 'company'],
    ],
  ])('case %#', (contact, missing) => {
    expect(missingFields(contact)).toEqual(missing)
  })
})

describe('shapes of contact details, when given', () => {
  test.each([
    ['email', '', true],
    ['email', 'dana@firm.example', true],
    ['email', ' dana@firm.example ', true],
    ['email', 'dana@firm', false],
    ['email', 'dana firm@x.org', false],
    ['email', 'dana@@x.org', false],
    ['email', '@x.org', false],
    ['phone', '', true],
    ['phone', '5', true],
    ['phone', '+15551234567', true],
    ['phone', '+1234567890123456', true],
    ['phone', '(555) 123-4567', true],
    ['phone', '+1 555.123.4567', true],
    ['phone', '0123456789', true],
    ['phone', '012345678', false],
    ['phone', '555-1234', false],
    ['phone', 'call me maybe', false],
    ['phone', '++1555', false],
    ['linkedin', '', true],
    ['linkedin', 'https://www.linkedin.com/in/dana', true],
    ['linkedin', 'linkedin.com/in/dana', true],
    ['linkedin', 'dana-whitfield.cpa2', true],
    ['linkedin', 'https://example.com/dana', false],
    ['linkedin', 'dana whitfield', false],
    ['linkedin', '@dana', false],
    ['name', '!?', true],
  ] as const)('%s "%s": %s', (field, value, valid) => {
    expect(isWellFormed(field, value)).toBe(valid)
  })
})
