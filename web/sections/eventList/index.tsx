import type { SectionOf, Settings } from '../../content/index.ts'
import { env } from '../../env.ts'
import { PlainLink } from '../../ui/action.tsx'
import { textLink } from '../../ui/actionLink.ts'
import { Icon } from '../../ui/icon.tsx'
import { JsonLd } from '../../ui/jsonLd.tsx'
import { Picture } from '../../ui/picture.tsx'
import { EmptyPage } from '../../ui/placeholder.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'
import { dayText, hoursText, zoneText } from '../../ui/when.ts'
import { type Event, eventData } from './structuredData.ts'

type Props = { section: SectionOf<'eventList'>; settings: Settings }

/** Events as banner cards: the first across the page, the others in pairs below it. */
export function EventList({ section, settings }: Props) {
  const events = section.events ?? []
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      {events.length > 0 ? (
        <ul className="events mt-10 md:mt-14">
          {events.map((event) => (
            <EventCard key={event._id} event={event} label={section.registerLabel} settings={settings} />
          ))}
        </ul>
      ) : (
        <div className="empty mt-10 md:mt-14">
          <EmptyPage />
          <p className="lead">{section.emptyText}</p>
        </div>
      )}
    </SectionFrame>
  )
}

type CardProps = { event: Event; label: string; settings: Settings }

function EventCard({ event, label, settings }: CardProps) {
  const data = eventData(event, settings.brand, env.SITE_URL)
  const link = event.registrationUrl ? textLink(event.registrationUrl) : null
  return (
    <li className="event">
      {data && <JsonLd data={data} />}
      <Picture
        image={event.image}
        width={720}
        height={405}
        sizes="(min-width: 75em) 640px, (min-width: 48em) 52vw, 92vw"
        className="event-banner"
      />
      <div className="event-words">
        <When event={event} />
        <h3 id={event._id} className="display-3">
          {event.title}
        </h3>
        <p>{event.description}</p>
        {link && (
          <PlainLink
            link={link}
            newTabLabel={settings.labels?.newTab}
            className="button"
            describedBy={event._id}
          >
            {label}
          </PlainLink>
        )}
      </div>
    </li>
  )
}

function When({ event: { date, startTime, endTime } }: { event: Event }) {
  if (!date) return null
  return (
    <p className="event-when">
      <Icon name="calendar" />
      <time dateTime={date}>{dayText(date)}</time>
      {startTime && (
        <span>
          {hoursText(startTime, endTime, '-')} {zoneText(date)}
        </span>
      )}
    </p>
  )
}
