import { describe, expect, test } from 'vitest'
import { documentById, ofType, wordsOf } from '../support/seed.ts'

describe('perks', () => {
  test('are six, with title, description, discount, savings, category and features', () => {
    const perks = ofType('perk')
    expect(perks).toHaveLength(6)
    for (const perk of perks) {
      for (const field of ['title', 'description', 'discount', 'savings', 'category']) {
        expect(perk[field], `${perk._id} ${field}`).toEqual(expect.stringMatching(/\S/))
      }
      expect(perk.features, perk._id).not.toHaveLength(0)
    }
  })

  test('carry the sample discounts: 40% off, 35% off, 3 months free, 50% off, 30% off, 6 months free', () => {
    const discounts = ofType('perk').map(({ discount }) => discount)
    expect(discounts).toEqual(['40% off', '35% off', '3 months free', '50% off', '30% off', '6 months free'])
  })
})

test('vendor partnership types are six, with suitableFor, format, examples and benefits', () => {
  const types = ofType('vendorPartnership')
  expect(types).toHaveLength(6)
  for (const type of types) {
    for (const field of ['title', 'description', 'suitableFor', 'format', 'examples']) {
      expect(type[field], `${type._id} ${field}`).toEqual(expect.stringMatching(/\S/))
    }
    expect(type.benefits, type._id).not.toHaveLength(0)
  }
})

test('formats: workshops 45–90 min; roundtables monthly, 60 min, 8–12; peer groups 75 min over 6 months; fireside chats 45 min', () => {
  const format = (id: string) => documentById(`partnership-${id}`).format
  expect(format('workshop')).toContain('45–90 minutes')
  expect(format('roundtable')).toBe('Monthly, 60 minutes, 8–12 participants')
  expect(format('peer-group')).toBe('Monthly 75-minute sessions over 6 months')
  expect(format('fireside-chat')).toContain('45 minutes')
})

test.each([
  ['page-perks', ['10,000+', '95%', '50+', '85%', '3.2x', '150+', '92%']],
  ['page-securityhub', ['948+', '$1,000+', '20+', 'credit card', 'over 40%', '30–60 min', '60 days', '$500']],
  ['page-about', ['948']],
  ['page-academy', ['up to 40 CPE credits a year']],
])('%s makes the claims %j', (id, claims) => {
  for (const claim of claims) expect(wordsOf(id)).toContain(claim)
})
