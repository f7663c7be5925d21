import { describe, expect, test } from 'vitest'
import { cardFeatures, type Feature, standing } from './standing.ts'

const forum: Feature = { included: ['free', 'digital', 'elite'], addOn: null }
const chat: Feature = { included: ['digital', 'elite'], addOn: [] }
const websites: Feature = { included: null, addOn: ['digital', 'elite'] }
const coaching: Feature = { included: ['elite'], addOn: null }
const features = [forum, chat, websites, coaching]

describe('how a feature stands on a tier', () => {
  test.each([
    ['a tier that has it', forum, 'free', 'included'],
    ['a tier that has it not', chat, 'free', 'missing'],
    ['a tier that can add it', websites, 'digital', 'addOn'],
    ['a tier nobody mentions', websites, 'other', 'missing'],
    ['a feature without any tier', { included: null, addOn: null }, 'free', 'missing'],
  ] as const)('%s', (_, feature, tier, expected) => {
    expect(standing(feature, tier)).toBe(expected)
  })
})

describe('what the stacked card of a tier lists', () => {
  test.each([
    ['all of the first tier', 'free', undefined, false, [forum]],
    ['what the next one adds, add-ons too', 'digital', 'free', true, [chat, websites]],
    ['what stands otherwise than before', 'elite', 'digital', true, [coaching]],
    ['all of a tier that lacks something the one before has', 'free', 'digital', false, [forum]],
  ] as const)('%s', (_, tier, before, onTop, expected) => {
    expect(cardFeatures(features, tier, before)).toEqual({ onTop, features: expected })
  })
})
