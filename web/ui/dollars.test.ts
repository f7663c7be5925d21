import { expect, test } from 'vitest'
import { dollars } from './dollars.ts'

test.each([
  [0, '$0'],
  [20, '$20'],
  [250, '$250'],
  [1000, '$1,000'],
])('the price %d is written %s', (price, text) => {
  expect(dollars(price)).toBe(text)
})
