const zone = 'America/New_York'

/** A day as text without its time zone's tricks: noon is on the same day everywhere in between. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const isDate = (date: string) => !Number.isNaN(noon(date).valueOf())
const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  isDate(date) ? new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(noon(date)) : ''

/** `2025-09-18` as `Thursday Sep 18`. */
export const dayText = (date: string) =>
  `${format(date, { weekday: 'long' })} ${format(date, { month: 'short', day: 'numeric' })}`

/** `2025-05-15` as `May 15, 2025`, and with a last day of the same month as `May 15-16, 2025`. */
export function datesText(first: string, last?: string | null): string {
  if (!isDate(first)) return ''
  const month = format(first, { month: 'long' })
  const day = format(first, { day: 'numeric' })
  const year = first.slice(0, 4)
  if (!last || last === first || !isDate(last)) return `${month} ${day}, ${year}`
  if (last.slice(0, 7) === first.slice(0, 7))
    return `${month} ${day}-${format(last, { day: 'numeric' })}, ${year}`
  return `${datesText(first)} to ${datesText(last)}`
}

/** `14:30` as `2:30 PM`. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Two clock times with a word or sign between them; the first loses an AM or PM that both share. */
export function hoursText(start: string, end: string | null | undefined, between: string): string {
  if (!end) return clockText(start)
  const [from, to] = [clockText(start), clockText(end)]
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}${between}${to}`
}

/** The moment at which a clock in the Eastern zone shows that time, with its offset: `2025-09-18T11:30:00-04:00`. */
export function instant(date: string, time: string): string {
  return `${date}T${time}:00${zoneName(date, 'longOffset').replace('GMT', '')}`
}

/** `EDT` or `EST`, whichever holds on that day. */
export const zoneText = (date: string) => zoneName(date, 'short')

function zoneName(date: string, timeZoneName: 'short' | 'longOffset'): string {
  if (!isDate(date)) return ''
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName }).formatToParts(noon(date))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The same day of the week, `count` weeks in a row, a year's at most. */
export function weekly(first: string, count: number): string[] {
  if (!isDate(first)) return []
  return Array.from({ length: Math.min(count, 52) }, (_, week) => {
    const day = noon(first)
    day.setUTCDate(day.getUTCDate() + 7 * week)
    return day.toISOString().slice(0, 10)
  })
}
