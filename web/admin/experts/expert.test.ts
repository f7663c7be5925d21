import { expect, test } from 'vitest'
import { type Expert, type ExpertList, withExpert, withoutExpert, withRange } from './expert.ts'

const expert = (id: string, name = id): Expert => ({
  id,
  name,
  role: 'Audit',
  description: 'Keeps good books.',
  image_url: null,
  is_active: true,
  created_at: '2026-11-20 09:00:00+00',
  updated_at: '2026-11-20 09:00:00+00',
})
const list: ExpertList = { experts: [expert('a'), expert('b')], total: 5, complete: false }
const shape = ({ experts, total }: ExpertList) => [
  experts.map(({ id, name }) => `${id}:${name}`).join(' '),
  total,
]

test('a new expert is added and counted, a changed one is replaced in its place', () => {
  expect(shape(withExpert(list, expert('c')))).toEqual(['a:a b:b c:c', 6])
  expect(shape(withExpert(list, expert('a', 'Ada')))).toEqual(['a:Ada b:b', 5])
})

test('a removed expert is counted off, an unknown one is not', () => {
  expect(shape(withoutExpert(list, 'a'))).toEqual(['b:b', 4])
  expect(shape(withoutExpert(list, 'z'))).toEqual(['a:a b:b', 5])
})

test('ranges are deduplicated: a row that comes twice stands once, as it came last', () => {
  const range = { experts: [expert('b', 'Bea'), expert('c')], total: 5, complete: false }
  expect(shape(withRange(list, range))).toEqual(['a:a b:Bea c:c', 5])
})

test('rows that came or went while the list was loaded are counted in the end', () => {
  expect(withRange(list, { experts: [], total: 5, complete: true })).toEqual({
    ...list,
    total: 2,
    complete: true,
  })
})
