import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('places in a text are filled, unknown ones stay', () => {
  expect(fill('Step {step} of {steps}, {other}', { step: 2, steps: 5 })).toBe('Step 2 of 5, {other}')
})
