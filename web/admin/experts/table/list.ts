import type { Expert } from '../expert.ts'
import { type Column, orderOf, type Sort, type Status } from './view.ts'

/** Rows on a page; also the range that is loaded first. */
export const pageSize = 50

/** An expert with the text that a search looks through. */
type Entry = { expert: Expert; text: string }

type Found = { found: Expert[]; counts: Record<Status, number> }

const { compare } = new Intl.Collator('en', { numeric: true })

const orders: Record<Column, (a: Expert, b: Expert) => number> = {
  name: (a, b) => compare(a.name, b.name),
  role: (a, b) => compare(a.role, b.role),
  status: (a, b) => Number(b.is_active) - Number(a.is_active),
  // Timestamps of one server are written alike, so their text sorts by time, to the microsecond.
  changed: (a, b) => (a.updated_at < b.updated_at ? -1 : Number(a.updated_at > b.updated_at)),
}

/** Text as a search compares it: without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The experts in the order asked for, equal ones by name, ready to be searched. */
export function arrange(experts: readonly Expert[], sort: Sort): Entry[] {
  const { column, reversed } = orderOf(sort)
  const direction = reversed ? -1 : 1
  return experts
    .toSorted((a, b) => direction * orders[column](a, b) || orders.name(a, b) || (a.id < b.id ? -1 : 1))
    .map((expert) => ({ expert, text: plain(`${expert.name}\n${expert.role}`) }))
}

/** The experts whose name or role contains `q` and whose status fits, and how many fit each status. */
export function find(entries: readonly Entry[], q: string, status: Status): Found {
  const wanted = plain(q.trim())
  const matches = entries.flatMap(({ expert, text }) => (text.includes(wanted) ? [expert] : []))
  const active = matches.filter((expert) => expert.is_active)
  const inactive = matches.filter((expert) => !expert.is_active)
  return {
    found: { all: matches, active, inactive }[status],
    counts: { all: matches.length, active: active.length, inactive: inactive.length },
  }
}

/** A page of the rows; beyond the last page it is the last. `from` and `to` count rows from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const current = Math.min(page, pages)
  const start = (current - 1) * pageSize
  const shown = rows.slice(start, start + pageSize)
  return { rows: shown, page: current, pages, from: rows.length && start + 1, to: start + shown.length }
}
