import { describe, expect, test } from 'vitest'
import { checkAnchor, checkHeroes, checkPath, checkTextLink } from './rules.ts'

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

describe('checkHeroes', () => {
  test('one hero or none is fine, two are explained', () => {
    expect(checkHeroes(undefined)).toBe(true)
    expect(checkHeroes([{ _type: 'hero' }, { _type: 'ctaBand' }])).toBe(true)
    expect(checkHeroes([{ _type: 'hero' }, { _type: 'hero' }])).toMatch(/one hero/)
  })
})

describe('checkTextLink', () => {
  test.each(['/membership', '/', '#faq', '/academy#faq', 'https://example.com/a', 'mailto:a@example.com'])(
    'accepts %s',
    (href) => {
      expect(checkTextLink(href)).toBe(true)
    },
  )
  test.each([
    undefined,
    '',
    'membership',
    'www.example.com',
    '//example.com',
    'javascript:alert(1)',
    'mailto:nobody',
  ])('explains what is wrong with %s', (href) => {
    expect(checkTextLink(href)).toMatch(/\w/)
  })
})
