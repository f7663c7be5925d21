import type { SectionOf, Settings } from '../../content/index.ts'
import { env } from '../../env.ts'
import { ActionRow } from '../../ui/actionRow.tsx'
import { JsonLd } from '../../ui/jsonLd.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'
import { datesText, hoursText } from '../../ui/when.ts'
import { eventData } from '../eventList/structuredData.ts'

type Props = { section: SectionOf<'eventDetails'>; settings: Settings }

/** The facts of one event as the lines of a ledger, beside its banner. */
export function EventDetails({ section, settings }: Props) {
  const { event } = section
  const data = event && eventData(event, settings.brand, env.SITE_URL)
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      {data && <JsonLd data={data} />}
      <div className="event-details">
        <div>
          <StackedHeading title={section.title} intro={section.intro} />
          {event && (
            <Picture
              image={event.image}
              width={560}
              height={315}
              sizes="(min-width: 75em) 500px, (min-width: 64em) 42vw, 92vw"
              className="event-picture"
            />
          )}
        </div>
        <div>
          <dl className="facts">
            {event?.date && <Fact label={section.dateLabel} text={datesText(event.date, event.lastDate)} />}
            {event?.startTime && (
              <Fact
                label={section.timeLabel}
                text={[hoursText(event.startTime, event.endTime, ' to '), section.timeNote]
                  .filter(Boolean)
                  .join(' ')}
              />
            )}
            {section.facts?.map(({ _key, label, text }) => (
              <Fact key={_key} label={label} text={text} />
            ))}
          </dl>
          <ActionRow actions={section.actions} settings={settings} className="mt-8" />
        </div>
      </div>
    </SectionFrame>
  )
}

function Fact({ label, text }: { label: string | null; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
