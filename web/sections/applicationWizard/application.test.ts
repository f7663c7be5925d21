import { describe, expect, test } from 'vitest'
import { choose, questions, readApplication, withTicks } from './application.ts'

const blank = readApplication(null)

test('a new application starts at step 1 with nothing chosen', () => {
  expect(blank.step).toBe(1)
  expect(Object.values(blank.chosen).flat()).toEqual([])
  expect(Object.values(blank.contactInfo).join('')).toBe('')
})

test('what was stored comes back as it was', () => {
  const given = {
    step: 4,
    chosen: {
      partnershipTypes: ['workshops', 'mentorship'],
      professionalRoles: ['vendor-technology-provider'],
      experience: ['senior'],
      digitalReach: ['local'],
      expertiseMethod: ['thought-leader'],
      expertiseAreas: ['tax-planning', 'practice-management'],
    },
    partnershipMotivation: 'Because.',
    contactInfo: { name: 'Dana', email: 'd@x.org', company: 'Firm', title: '', phone: '', linkedin: 'd' },
  }
  expect(readApplication(JSON.stringify(given))).toEqual(given)
})

describe('a store that something else wrote to does no harm', () => {
  test.each(['', '{', 'null', '[]', '7', '{"step":9,"chosen":"x","contactInfo":[1]}', '{"step":"2.5"}'])(
    '%s',
    (stored) => {
      expect(readApplication(stored)).toEqual(blank)
    },
  )

  test('unknown answers are dropped, single ones stay single, long texts are cut', () => {
    const stored = {
      chosen: { partnershipTypes: ['workshops', 'x'], experience: ['senior', 'emerging'] },
      partnershipMotivation: 'a'.repeat(1200),
    }
    const application = readApplication(JSON.stringify(stored))
    expect(application.chosen.partnershipTypes).toEqual(['workshops'])
    expect(application.chosen.experience).toHaveLength(1)
    expect(application.partnershipMotivation).toHaveLength(1000)
  })
})

test('lists take several answers, the others one', () => {
  expect(choose('expertiseAreas', ['bookkeeping'], 'cfo-services')).toEqual(['bookkeeping', 'cfo-services'])
  expect(choose('expertiseAreas', ['bookkeeping', 'cfo-services'], 'bookkeeping')).toEqual(['cfo-services'])
  expect(choose('experience', ['senior'], 'emerging')).toEqual(['emerging'])
})

test('ticks from before the script are added to what is stored; unknown ones are left out', () => {
  const stored = readApplication(JSON.stringify({ chosen: { partnershipTypes: ['workshops'] } }))
  const { chosen } = withTicks(stored, [
    { name: 'partnershipTypes', value: 'workshops' },
    { name: 'partnershipTypes', value: 'roundtables' },
    { name: 'experience', value: 'senior' },
    { name: 'toString', value: 'x' },
  ])
  expect(chosen).toEqual({
    ...stored.chosen,
    partnershipTypes: ['workshops', 'roundtables'],
    experience: ['senior'],
  })
})

test('the questions have 6, 3, 3, 3, 4 and 14 answers', () => {
  expect(Object.values(questions).map(({ answers }) => answers.length)).toEqual([6, 3, 3, 3, 4, 14])
})
