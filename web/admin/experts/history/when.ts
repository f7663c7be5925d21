const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** The moment that PostgreSQL names. Not every browser reads its space, and its hours without minutes. */
export const momentOf = (timestamp: string) =>
  new Date(timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))

/** A moment in words, seen from now: `2 hours ago`, `yesterday`, `just now`. */
export function inWords(moment: Date, now = new Date()): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? []
  return unit && size ? relative.format(Math.trunc(seconds / size), unit) : 'just now'
}

/** A moment to the second, on the reader's clock. */
export const exactly = (moment: Date) => exact.format(moment)
