import type { SectionOf, Settings } from '../../content/index.ts'
import type { JsonLdValue } from '../../ui/jsonLd.tsx'
import { ownImage } from '../../ui/picture.tsx'
import { instant } from '../../ui/when.ts'

export type Event = NonNullable<SectionOf<'eventList'>['events']>[number]

/** Event data of schema.org; null for an event without a date, which search engines do not take. */
export function eventData(event: Event, brand: Settings['brand'], siteUrl: string): JsonLdValue | null {
  const { title, description, date, lastDate, startTime, endTime, registrationUrl, capacity } = event
  if (!date) return null
  const online = event.attendance === 'online'
  const picture = ownImage(event.image, 1440, 810)
  const end = lastDate ?? (endTime && date)
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description,
    startDate: startTime ? instant(date, startTime) : date,
    ...(end && { endDate: endTime ? instant(end, endTime) : end }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    organizer: { '@type': 'Organization', name: brand, url: siteUrl },
    ...(online && registrationUrl && { location: { '@type': 'VirtualLocation', url: registrationUrl } }),
    ...(picture && { image: `${siteUrl}${picture}` }),
    ...(registrationUrl && { url: registrationUrl }),
    ...(capacity && { maximumAttendeeCapacity: capacity }),
  }
}
