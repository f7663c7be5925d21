import { describe, expect, test } from 'vitest'
import { type Measurement, medianOf, missedTargets, type PageScores, scoreTable } from './lighthouseScores.ts'

const full: Measurement = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 812.4,
  cls: 0,
  tbt: 3.7,
}
const page = (changes: Partial<PageScores> = {}, median: Partial<Measurement> = {}): PageScores => ({
  path: '/',
  isStatic: true,
  exempt: {},
  ...changes,
  median: { ...full, ...median },
})

describe('the targets', () => {
  test('100 in all four on pages without interactive sections', () => {
    expect(missedTargets(page())).toEqual([])
    expect(missedTargets(page({}, { performance: 99, seo: 92 }))).toEqual(['performance', 'seo'])
  })

  test('95 or more for performance and 100 for the rest on the others', () => {
    expect(missedTargets(page({ isStatic: false }, { performance: 95 }))).toEqual([])
    expect(missedTargets(page({ isStatic: false }, { performance: 94, accessibility: 98 }))).toEqual([
      'performance',
      'accessibility',
    ])
  })

  test('an exempt category is not judged', () => {
    expect(missedTargets(page({ exempt: { seo: 'noindex' } }, { seo: 60, 'best-practices': 96 }))).toEqual([
      'best-practices',
    ])
  })
})

test('median of three: each number by itself, whatever the order', () => {
  const runs = [page({}, { performance: 97, lcp: 900 }), page({}, { performance: 90, lcp: 2000 }), page()]
  expect(medianOf(runs.map(({ median }) => median))).toMatchObject({ performance: 97, lcp: 900, tbt: 3.7 })
  expect(() => medianOf([])).toThrow('Without runs there is no median.')
})

test('the table marks what misses its target and says what is not judged', () => {
  const lines = scoreTable([
    page({ path: '/perks' }, { performance: 99, cls: 0.0314 }),
    page({ path: '/membership-embed', isStatic: false, exempt: { seo: 'noindex' } }, { seo: 66 }),
  ]).split('\n')
  expect(lines.slice(2)).toEqual([
    '| /perks | static | **99** | 100 | 100 | 100 | 812 ms | 0.031 | 4 ms |',
    '| /membership-embed | hydrates | 100 | 100 | 100 | 66 (not judged: noindex) | 812 ms | 0.000 | 4 ms |',
  ])
})
