import { describe, expect, test } from 'vitest'
import { checkAnchor, checkOneMainHeading, checkPath, checkSomeMainHeading, checkTextLink } from './rules.ts'

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

describe('the main heading of a page', () => {
  const hero = { _type: 'hero' }
  const plans = { _type: 'planCards', opensPage: true }
  test.each([[[hero, { _type: 'ctaBand' }]], [[plans]], [[{ _type: 'applicationWizard' }]]])(
    'one is fine: %j',
    (sections) => {
      expect(checkOneMainHeading(sections)).toBe(true)
      expect(checkSomeMainHeading(sections)).toBe(true)
    },
  )
  test.each([[[hero, hero]], [[hero, plans]], [[{ _type: 'applicationWizard' }, hero]]])(
    'two are explained: %j',
    (sections) => {
      expect(checkOneMainHeading(sections)).toMatch(/one main heading/)
    },
  )
  test('none is explained, once there are sections', () => {
    expect(checkSomeMainHeading([{ _type: 'story' }, { ...plans, opensPage: false }])).toMatch(/hero/)
    expect(checkSomeMainHeading([])).toBe(true)
    expect(checkSomeMainHeading(undefined)).toBe(true)
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
