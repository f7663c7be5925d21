import { describe, expect, test } from 'vitest'
import { firstView, readView, type View, writeView } from './view.ts'

describe('the address holds the view', () => {
  test.each<[Partial<View>, string]>([
    [{}, ''],
    [{ q: 'R&D tax' }, '?q=R%26D+tax'],
    [{ status: 'inactive', sort: '-changed' }, '?status=inactive&sort=-changed'],
    [{ q: 'audit', status: 'active', sort: 'role', page: 3 }, '?q=audit&status=active&sort=role&page=3'],
  ])('%j is written as "%s" and read back', (view, search) => {
    expect(writeView({ ...firstView, ...view }, '')).toBe(search)
    expect(readView(search)).toEqual({ ...firstView, ...view })
  })

  test.each(['?status=gone&sort=age&page=0', '?page=-1', '?page=1e3', '?page=two', '?sort=constructor'])(
    'what it does not know counts as the first view: %s',
    (search) => {
      expect(readView(search)).toEqual(firstView)
    },
  )

  test('parameters of others stay, and what is back at its default goes', () => {
    expect(writeView(firstView, '?q=old&new=1&page=4')).toBe('?new=1')
  })
})
