import type { Database } from '../../../supabase/database.types.ts'

/** A row of the table `experts`, as an admin reads it. `updated_at` is also the row's version. */
export type Expert = Database['public']['Tables']['experts']['Row']

/** Where react-query keeps the `ExpertList`. */
export const expertsKey = ['experts'] as const

/** The experts loaded so far. `total` is how many there are; `complete` says that none is missing here. */
export type ExpertList = { experts: readonly Expert[]; total: number; complete: boolean }

/** The list with an expert as it is now, new or changed. */
export function withExpert(list: ExpertList, expert: Expert): ExpertList {
  const known = list.experts.some(({ id }) => id === expert.id)
  return known
    ? { ...list, experts: list.experts.map((other) => (other.id === expert.id ? expert : other)) }
    : { ...list, experts: [...list.experts, expert], total: list.total + 1 }
}

/** The list without the expert of that id. */
export function withoutExpert(list: ExpertList, id: string): ExpertList {
  const experts = list.experts.filter((other) => other.id !== id)
  return { ...list, experts, total: list.total - (list.experts.length - experts.length) }
}

/** The list with one more range. A row that came before is taken as it is now; what is complete counts itself. */
export function withRange(list: ExpertList, range: ExpertList): ExpertList {
  const byId = new Map(list.experts.map((expert) => [expert.id, expert]))
  for (const expert of range.experts) byId.set(expert.id, expert)
  const { complete } = range
  return { experts: [...byId.values()], total: complete ? byId.size : range.total, complete }
}
