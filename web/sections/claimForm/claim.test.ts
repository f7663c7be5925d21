import { expect, test } from 'vitest'
import { wrongFields } from './claim.ts'

const complete = { fullName: 'Dana Whitfield', email: 'dana@firm.example.com', firmName: 'Whitfield & Co.' }

test.each([
  ['complete', complete, []],
  ['all empty', {}, ['fullName', 'email', 'firmName']],
  ['only spaces in a name', { ...complete, fullName: '   ' }, ['fullName']],
  ['no address behind the @', { ...complete, email: 'dana@' }, ['email']],
  ['spaces around the address', { ...complete, email: ' dana@firm.example.com ' }, []],
  ['no firm', { ...complete, firmName: '' }, ['firmName']],
])('a claim that is %s', (_name, values, wrong) => {
  expect(wrongFields(values)).toEqual(wrong)
})
