import { resourceCategories } from '../../../schemas/lists/resourceCategories.ts'

export const tabs = ['all', 'free', 'premium'] as const
export type Tab = (typeof tabs)[number]

/** What a visitor looks for. `category` is one of `resourceCategories`, or `all`. */
export type Filters = { text: string; category: string; tab: Tab }

export type Findable = { title: string; description: string; category: string; premium: boolean }

export const noFilters: Filters = { text: '', category: 'all', tab: 'all' }

/** True where search, category and tab all fit (specification, section 5). */
export function fits({ title, description, category, premium }: Findable, filters: Filters): boolean {
  const wanted = filters.text.trim().toLowerCase()
  return (
    [title, description].some((text) => text.toLowerCase().includes(wanted)) &&
    (filters.category === 'all' || filters.category === category) &&
    (filters.tab === 'all' || (filters.tab === 'premium') === premium)
  )
}

/** The filters in an address such as `?q=close&category=templates&tab=free`; what it does not know is left out. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  const category = resourceCategories.find(({ value }) => value === query.get('category'))
  return {
    text: query.get('q') ?? '',
    category: category?.value ?? 'all',
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'all',
  }
}

/** The address's query for filters, empty for none; parameters that are not ours stay. */
export function writeFilters({ text, category, tab }: Filters, search: string): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    ['q', text.trim()],
    ['category', category === 'all' ? '' : category],
    ['tab', tab === 'all' ? '' : tab],
  ] as const) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const written = query.toString()
  return written && `?${written}`
}
