import { describe, expect, test } from 'vitest'
import { checkAnchor, checkPath } from './rules.ts'

describe('checkPath', () => {
  test.each(['/', '/about', '/creators/levels', '/membership_v2', '/rightnow2025'])(
    'accepts %s',
    (current) => {
      expect(checkPath({ current })).toBe(true)
    },
  )
  test.each([
    'about',
    '/About',
    '/about/',
    '//evil.example.com',
    '/a b',
    '/admin',
    '/admin/experts',
    '/api',
    '/_next/x',
    '',
  ])('explains what is wrong with "%s"', (current) => {
    expect(checkPath({ current })).toMatch(/\w/)
  })
})

describe('checkAnchor', () => {
  test.each([undefined, '', 'experts', 'what-you-get-2'])('accepts %s', (anchor) => {
    expect(checkAnchor(anchor)).toBe(true)
  })
  test.each(['Experts', '2nd', 'a b', '#experts'])('explains what is wrong with %s', (anchor) => {
    expect(checkAnchor(anchor)).toMatch(/\w/)
  })
})
