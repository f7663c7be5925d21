import { describe, expect, test } from 'vitest'
import { clockText, datesText, dayText, hoursText, instant, weekly, zoneText } from './when.ts'

test.each([
  ['2025-09-18', 'Thursday Sep 18'],
  ['2025-09-25', 'Thursday Sep 25'],
  ['2025-11-15', 'Saturday Nov 15'],
])('the day %s reads %s', (date, text) => {
  expect(dayText(date)).toBe(text)
})

test.each([
  ['2025-05-15', undefined, 'May 15, 2025'],
  ['2025-05-15', '2025-05-15', 'May 15, 2025'],
  ['2025-11-15', '2025-11-16', 'November 15-16, 2025'],
  ['2025-11-30', '2025-12-01', 'November 30, 2025 to December 1, 2025'],
])('%s until %s reads %s', (first, last, text) => {
  expect(datesText(first, last)).toBe(text)
})

describe('hours', () => {
  test.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:59', '11:59 PM'],
  ])('%s reads %s', (time, text) => {
    expect(clockText(time)).toBe(text)
  })

  test.each([
    ['11:30', '11:45', '-', '11:30-11:45 AM'],
    ['09:00', '17:00', ' to ', '9:00 AM to 5:00 PM'],
    ['14:00', '15:00', ' to ', '2:00 to 3:00 PM'],
    ['14:00', null, ' to ', '2:00 PM'],
  ])('%s and %s with "%s" read %s', (start, end, between, text) => {
    expect(hoursText(start, end, between)).toBe(text)
  })

  test.each([
    ['2025-09-18', '11:30', 'EDT', '2025-09-18T11:30:00-04:00'],
    ['2025-11-15', '09:00', 'EST', '2025-11-15T09:00:00-05:00'],
  ])('%s %s is in %s: %s', (date, time, zone, moment) => {
    expect(zoneText(date)).toBe(zone)
    expect(instant(date, time)).toBe(moment)
  })
})

test('six weekly sessions on Thursdays, starting May 15, 2025', () => {
  const dates = weekly('2025-05-15', 6)
  expect(dates).toEqual(['2025-05-15', '2025-05-22', '2025-05-29', '2025-06-05', '2025-06-12', '2025-06-19'])
  expect(dates.every((date) => dayText(date).startsWith('Thursday'))).toBe(true)
})

test('what is no date has no text, no zone and no weeks', () => {
  expect(datesText('soon')).toBe('')
  expect(datesText('2025-05-15', 'soon')).toBe('May 15, 2025')
  expect(dayText('soon').trim()).toBe('')
  expect(zoneText('soon')).toBe('')
  expect(weekly('soon', 6)).toEqual([])
})
