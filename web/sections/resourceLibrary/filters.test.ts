import { describe, expect, test } from 'vitest'
import { type Filters, fits, noFilters, readFilters, writeFilters } from './filters.ts'

const resource = {
  title: 'Month-End Close Checklist',
  description: 'Forty lines from bank to board pack.',
  category: 'templates',
  premium: false,
}

describe('search, category and tab all combine', () => {
  test.each<[string, Partial<Filters>, boolean]>([
    ['nothing chosen', {}, true],
    ['text in the title, in other case', { text: 'CLOSE check' }, true],
    ['text in the description', { text: 'board' }, true],
    ['text with spaces around it', { text: '  board ' }, true],
    ['text in neither', { text: 'payroll' }, false],
    ['text across title and description', { text: 'Checklist Forty' }, false],
    ['its category', { category: 'templates' }, true],
    ['another category', { category: 'guides' }, false],
    ['the free tab', { tab: 'free' }, true],
    ['the premium tab', { tab: 'premium' }, false],
    ['all three', { text: 'close', category: 'templates', tab: 'free' }, true],
    ['two of three', { text: 'close', category: 'guides', tab: 'free' }, false],
  ])('%s', (_name, filters, expected) => {
    expect(fits(resource, { ...noFilters, ...filters })).toBe(expected)
  })

  test('the premium tab shows what requires membership, the free tab does not', () => {
    const premium = { ...resource, premium: true }
    expect(fits(premium, { ...noFilters, tab: 'premium' })).toBe(true)
    expect(fits(premium, { ...noFilters, tab: 'free' })).toBe(false)
  })
})

describe('the address holds the filters', () => {
  test.each<[Filters, string]>([
    [noFilters, ''],
    [{ text: 'close', category: 'templates', tab: 'free' }, '?q=close&category=templates&tab=free'],
    [{ text: 'R&D credit', category: 'all', tab: 'all' }, '?q=R%26D+credit'],
    [
      { text: '', category: 'webinar-recordings', tab: 'premium' },
      '?category=webinar-recordings&tab=premium',
    ],
  ])('%j is written as "%s" and read back', (filters, search) => {
    expect(writeFilters(filters, '')).toBe(search)
    expect(readFilters(search)).toEqual(filters)
  })

  test('what it does not know counts as no filter', () => {
    expect(readFilters('?category=tax&tab=paid')).toEqual(noFilters)
  })

  test('parameters of others stay, and old filters go', () => {
    expect(writeFilters(noFilters, '?q=old&utm_source=mail&tab=free')).toBe('?utm_source=mail')
  })
})
