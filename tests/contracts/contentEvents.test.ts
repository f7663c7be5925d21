import { describe, expect, test } from 'vitest'
import { resourceCategories } from '../../schemas/lists/resourceCategories.ts'
import { documentById, ofType, sectionOf, wordsOf } from '../support/seed.ts'

test('the resource library has eight entries, in five categories, free and premium', () => {
  const resources = ofType('resource')
  expect(resources).toHaveLength(8)
  expect(new Set(resources.map(({ category }) => category))).toEqual(
    new Set(resourceCategories.map(({ value }) => value)),
  )
  expect(new Set(resources.map(({ membershipRequired }) => membershipRequired))).toEqual(
    new Set([true, false]),
  )
  for (const { _id, title, description, author, date, image } of resources) {
    for (const field of [title, description, author, date, image]) expect(field, _id).toBeTruthy()
  }
})

test('three static events: a fireside chat without a date, and chair yoga on two Thursdays, 11:30 to 11:45', () => {
  const events = sectionOf('page-events', 'eventList').events?.map(({ _ref }) => documentById(_ref))
  expect(events).toMatchObject([
    { title: expect.stringMatching(/fireside chat/i), registrationUrl: expect.stringMatching(/^https:/) },
    { title: expect.stringMatching(/chair yoga/i), date: '2025-09-18', startTime: '11:30', endTime: '11:45' },
    { title: expect.stringMatching(/chair yoga/i), date: '2025-09-25', startTime: '11:30', endTime: '11:45' },
  ])
  expect(events?.[0]).not.toHaveProperty('date')
  expect(sectionOf('page-events', 'hero').headline).toBe("Everyone's invited!")
})

test('the two-day event: November 15-16, 2025, 9:00 AM to 5:00 PM, up to 100 attendees, in person', () => {
  expect(documentById('event-right-now')).toMatchObject({
    date: '2025-11-15',
    lastDate: '2025-11-16',
    startTime: '09:00',
    endTime: '17:00',
    capacity: 100,
    attendance: 'inPerson',
  })
})

test('the accountability group: 6 weekly sessions on Thursdays, 2:00 to 3:00 PM, starting May 15, 2025', () => {
  const group = sectionOf('page-lifelong-learning', 'groupListing')
  expect(group).toMatchObject({
    summary: '6 weekly sessions on Thursdays',
    sessions: 6,
    firstDate: '2025-05-15',
    startTime: '14:00',
    endTime: '15:00',
  })
  expect(group.topics).toHaveLength(6)
})

describe('numbers of the offers', () => {
  test.each([
    ['page-claim-offer', ['60 days', 'Up to 5 members', '$500 per month', '$1,000', '$2,500']],
    ['page-claim-offer', ['10,000+ engaged accounting professionals', 'December 31, 2025']],
    ['page-rightnow', ['60 days', 'up to 5 members', '$500 per month', '$1,000', 'December 31, 2025']],
    ['page-rightnow', ['November 15-16, 2025', 'not recorded', 'Up to 30 days before', 'transfer']],
  ])('%s says %j', (id, claims) => {
    for (const claim of claims) expect(wordsOf(id)).toContain(claim)
  })
})

test('the two confirmations read as the specification writes them', () => {
  expect(documentById('siteSettings').toasts).toEqual({
    registration: {
      title: 'Registration received',
      text: "Thank you for registering for the event! We'll be in touch soon with more details.",
    },
    claim: {
      title: 'Success!',
      text: 'Your Core Advantage membership has been activated. Check your email for details.',
    },
  })
})
