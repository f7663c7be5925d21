import { describe, expect, test } from 'vitest'
import type { SectionOf } from '../content/index.ts'
import { needsScript, showsToasts } from './interactive.ts'

const register = { kind: 'register', label: 'Register Now' } as const
const nowhere = { siteLink: null, mailbox: null, url: null, anchor: null, path: null }
const band = (action: object): SectionOf<'ctaBand'> => ({
  _key: 'a',
  _type: 'ctaBand',
  anchor: null,
  title: 'Go',
  text: null,
  actions: [{ _key: 'b', ...nowhere, ...register, ...action }],
})
const faq = (variant: 'condensed' | 'full'): SectionOf<'faqBlock'> => ({
  _key: 'a',
  _type: 'faqBlock',
  anchor: null,
  tone: 'paper',
  variant,
  eyebrow: null,
  title: 'Asked',
  intro: null,
  searchPlaceholder: null,
  emptyText: null,
  contactText: null,
  entries: null,
  viewAll: null,
  contact: null,
})

describe('which pages need a script', () => {
  test.each([
    ['a button that registers', [band({})], true, true],
    ['a button that leads to a page', [band({ kind: 'page', path: '/events' })], false, false],
    ['the full FAQ', [faq('full')], true, false],
    ['the condensed FAQ', [faq('condensed')], false, false],
    ['nothing', [], false, false],
  ] as const)('%s', (_name, sections, script, toasts) => {
    expect(needsScript(sections)).toBe(script)
    expect(showsToasts(sections)).toBe(toasts)
  })
})
