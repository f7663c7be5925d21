import type { SectionOf } from '../../content/index.ts'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'
import { clockText, dayText } from '../../ui/when.ts'

type Day = NonNullable<SectionOf<'agenda'>['days']>[number]

/** What happens when: a sheet for each day, with the times in its margin column. */
export function Agenda({ section }: { section: SectionOf<'agenda'> }) {
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <div className="agenda mt-10 md:mt-14">
        {section.days?.map((day) => (
          <DaySheet key={day._key} day={day} />
        ))}
      </div>
    </SectionFrame>
  )
}

function DaySheet({ day }: { day: Day }) {
  return (
    <section>
      <h3 className="display-3">
        {day.title}
        {day.date && <time dateTime={day.date}>{dayText(day.date)}</time>}
      </h3>
      <ol className="timed">
        {day.items?.map(({ _key, time, title, text }) => (
          <li key={_key}>
            {time && <time dateTime={time}>{clockText(time)}</time>}
            <div>
              <strong>{title}</strong>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
