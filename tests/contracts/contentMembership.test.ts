import { describe, expect, test } from 'vitest'
import { documents, ofType, sectionOf } from '../support/seed.ts'

const tiers = ofType('tier')
const features = ofType('tierFeature')

const refs = (list: unknown): string[] =>
  Array.isArray(list) ? list.map(({ _ref }: { _ref: string }) => _ref) : []

test.each([
  ['Free Community', undefined, 0, undefined],
  ['Lite', undefined, 20, 'One person'],
  ['Pro', undefined, 100, 'One person'],
  ['Digital', 'Basic', 250, 'Up to 5 users'],
  ['Advantage', 'Most Popular', 500, 'Per firm'],
  ['Academy Elite', 'Premium', 1000, 'Per firm'],
])('%s (%s) costs $%d a month', (name, badge, price, priceNote) => {
  const found = tiers.filter((tier) => tier.name === name)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ price, ...(badge && { badge }), ...(priceNote && { priceNote }) })
  expect(found[0]?.badge).toBe(badge)
})

test('there are four tiers and two individual plans, and Most Popular alone is highlighted', () => {
  expect(tiers).toHaveLength(6)
  expect(tiers.filter(({ highlighted }) => highlighted).map(({ badge }) => badge)).toEqual(['Most Popular'])
})

const free = 'tier-free'
const paid = ['tier-digital', 'tier-advantage', 'tier-elite']

describe('which tiers have which feature (specification, section 6)', () => {
  test.each([
    ['Community forum access', [free, ...paid]],
    ['Basic resource library', [free, ...paid]],
    ['Free webinars', [free, ...paid]],
    ['Industry newsletters', [free, ...paid]],
    ['Benchmarking', paid],
    ['Online chat', paid],
    ['Learning hub with CPE', paid],
    ['Premade advisory products', paid],
    ['Vendor discounts', paid],
    ['Online events', paid],
    ['Academy Workshops', ['tier-advantage', 'tier-elite']],
    ['Group coaching', ['tier-elite']],
    ['Peer groups', ['tier-elite']],
    ['Websites', []],
  ])('%s: %s', (title, having) => {
    const feature = features.find((one) => one.title === title)
    expect(refs(feature?.tiers)).toEqual(having)
    expect(refs(feature?.addOnTiers)).toEqual(title === 'Websites' ? paid : [])
  })

  test('these fourteen are all', () => {
    expect(features).toHaveLength(14)
  })
})

test('four static quotes, each with quote, author and role', () => {
  const quotes = ofType('testimonial')
  expect(quotes).toHaveLength(4)
  for (const entry of quotes) {
    for (const field of ['quote', 'author', 'role'])
      expect(entry[field], `${entry._id} ${field}`).toBeTruthy()
  }
})

test('the membership FAQ has six questions, one open at a time, and is told to search engines', () => {
  const faq = sectionOf('page-membership', 'accordion')
  expect(faq).toMatchObject({ singleOpen: true, structuredData: true })
  expect(faq.items).toHaveLength(6)
})

test('no page and no answer names a price that no plan has', () => {
  const amounts = new Set(tiers.map(({ price }) => `$${Number(price).toLocaleString('en-US')}`))
  const pages = documents.filter(({ _id }) => /^page-membership/.test(_id))
  expect(pages).toHaveLength(4)
  const answers = ofType('faq')
  const written = [...pages, ...answers].flatMap((entry) => JSON.stringify(entry).match(/\$[\d,]*\d/g) ?? [])
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((amount) => !amounts.has(amount))).toEqual([])
})
