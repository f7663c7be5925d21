export const statuses = [
  { value: 'all', title: 'All' },
  { value: 'active', title: 'Active' },
  { value: 'inactive', title: 'Inactive' },
] as const
export type Status = (typeof statuses)[number]['value']

const columns = ['name', 'role', 'status', 'changed'] as const
export type Column = (typeof columns)[number]

/** A leading minus turns the order around. */
export const sorts = [
  { value: 'name', title: 'Name, A to Z' },
  { value: '-name', title: 'Name, Z to A' },
  { value: 'role', title: 'Role, A to Z' },
  { value: '-role', title: 'Role, Z to A' },
  { value: 'status', title: 'Active first' },
  { value: '-status', title: 'Inactive first' },
  { value: '-changed', title: 'Last changed first' },
  { value: 'changed', title: 'Longest unchanged first' },
] as const satisfies readonly { value: Column | `-${Column}`; title: string }[]
export type Sort = (typeof sorts)[number]['value']

/** The column that a sort goes by, and whether it turns the order around. */
export function orderOf(sort: Sort): { column: Column; reversed: boolean } {
  const reversed = sort.startsWith('-')
  return { column: columns.find((column) => sort.endsWith(column)) ?? 'name', reversed }
}

/** What an admin looks at. `page` counts from 1. */
export type View = { q: string; status: Status; sort: Sort; page: number }

export const firstView: View = { q: '', status: 'all', sort: 'name', page: 1 }

/** The view in an address such as `?q=tax&status=active&sort=-changed&page=2`; what it does not know is left out. */
export function readView(search: string): View {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    q: query.get('q') ?? '',
    status: statuses.find(({ value }) => value === query.get('status'))?.value ?? 'all',
    sort: sorts.find(({ value }) => value === query.get('sort'))?.value ?? 'name',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address's query for a view, empty for the first one; parameters that are not ours stay. */
export function writeView(view: View, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['q', 'status', 'sort', 'page'] as const) {
    const value = String(view[name]).trim()
    if (value === String(firstView[name])) query.delete(name)
    else query.set(name, value)
  }
  const written = query.toString()
  return written && `?${written}`
}
