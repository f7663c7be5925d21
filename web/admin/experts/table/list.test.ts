import { describe, expect, test } from 'vitest'
import type { Expert } from '../expert.ts'
import { arrange, find, pageOf, pageSize } from './list.ts'
import type { Sort, Status } from './view.ts'

const expert = (
  name: string,
  role: string,
  is_active = true,
  updated_at = '2026-11-20 09:00:00+00',
): Expert => ({
  id: `${name}/${role}`,
  name,
  role,
  description: 'Keeps good books.',
  image_url: null,
  is_active,
  created_at: updated_at,
  updated_at,
})

const people = [
  expert('Zoë Adler', 'Bookkeeping', true, '2026-11-20 09:00:00.25+00'),
  expert('anna berg', 'Tax planning', false, '2026-11-20 09:00:00.251+00'),
  expert('Elena Sørensen', 'Audit', true, '2026-11-19 23:59:59.999999+00'),
  expert('Ångström Lee', 'Tax planning', true, '2026-11-20 09:00:00+00'),
]
const names = (experts: readonly Expert[]) => experts.map(({ name }) => name)

describe('sort by name, role, status and last change', () => {
  test.each<[Sort, string[]]>([
    ['name', ['Ångström Lee', 'anna berg', 'Elena Sørensen', 'Zoë Adler']],
    ['-name', ['Zoë Adler', 'Elena Sørensen', 'anna berg', 'Ångström Lee']],
    ['role', ['Elena Sørensen', 'Zoë Adler', 'Ångström Lee', 'anna berg']],
    ['-role', ['Ångström Lee', 'anna berg', 'Zoë Adler', 'Elena Sørensen']],
    ['status', ['Ångström Lee', 'Elena Sørensen', 'Zoë Adler', 'anna berg']],
    ['-status', ['anna berg', 'Ångström Lee', 'Elena Sørensen', 'Zoë Adler']],
    ['-changed', ['anna berg', 'Zoë Adler', 'Ångström Lee', 'Elena Sørensen']],
    ['changed', ['Elena Sørensen', 'Ångström Lee', 'Zoë Adler', 'anna berg']],
  ])('%s', (sort, expected) => {
    expect(names(arrange(people, sort).map((entry) => entry.expert))).toEqual(expected)
  })

  test('namesakes keep one order, however they came', () => {
    const twins = [expert('Ann Lee', 'B'), expert('Ann Lee', 'A')]
    const order = (experts: Expert[]) => arrange(experts, 'name').map((entry) => entry.expert.role)
    expect(order(twins)).toEqual(order(twins.toReversed()))
  })
})

describe('search by name or role, filter by status', () => {
  test.each<[string, Status, string[]]>([
    ['', 'all', ['Ångström Lee', 'anna berg', 'Elena Sørensen', 'Zoë Adler']],
    ['ANNA', 'all', ['anna berg']],
    ['zoe', 'all', ['Zoë Adler']],
    ['ZOË', 'all', ['Zoë Adler']],
    ['  tax ', 'all', ['Ångström Lee', 'anna berg']],
    ['tax', 'active', ['Ångström Lee']],
    ['tax', 'inactive', ['anna berg']],
    ['', 'inactive', ['anna berg']],
    ['lee tax', 'all', []],
    ['good books', 'all', []],
    ['a.*', 'all', []],
  ])('"%s" among %s', (q, status, expected) => {
    expect(names(find(arrange(people, 'name'), q, status).found)).toEqual(expected)
  })

  test('counts say how many a status would show', () => {
    expect(find(arrange(people, 'name'), 'tax', 'inactive').counts).toEqual({
      all: 2,
      active: 1,
      inactive: 1,
    })
  })
})

describe('showing 1–50 of 1,234', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  test.each([
    { count: 0, page: 1, from: 0, to: 0, current: 1, pages: 1 },
    { count: 1, page: 1, from: 1, to: 1, current: 1, pages: 1 },
    { count: 50, page: 1, from: 1, to: 50, current: 1, pages: 1 },
    { count: 51, page: 2, from: 51, to: 51, current: 2, pages: 2 },
    { count: 1234, page: 1, from: 1, to: 50, current: 1, pages: 25 },
    { count: 1234, page: 25, from: 1201, to: 1234, current: 25, pages: 25 },
    { count: 1234, page: 99, from: 1201, to: 1234, current: 25, pages: 25 },
  ])('page $page of $count rows', ({ count, page, from, to, current, pages }) => {
    const shown = pageOf(rows(count), page)
    expect(shown).toMatchObject({ from, to, page: current, pages })
    expect(shown.rows).toEqual(count ? rows(count).slice(from - 1, to) : [])
    expect(shown.rows.length).toBeLessThanOrEqual(pageSize)
  })
})
