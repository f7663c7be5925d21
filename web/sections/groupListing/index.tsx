import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'
import { datesText, hoursText, weekly } from '../../ui/when.ts'

type Props = { section: SectionOf<'groupListing'>; settings: Settings }

/** A weekly group: what it is for, and its sessions as dated lines. */
export function GroupListing({ section, settings }: Props) {
  const { title, intro, summary, firstDate, sessions, startTime, endTime, topics } = section
  const hours = startTime && hoursText(startTime, endTime, ' to ')
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <div className="group">
        <div>
          <StackedHeading title={title} intro={intro} />
          <ActionAnchor action={section.action} settings={settings} className="button mt-8" />
        </div>
        <div className="sheet">
          <p className="group-summary">
            <strong>{summary}</strong>
            {hours && <span>{hours}</span>}
          </p>
          <ol className="timed">
            {weekly(firstDate, sessions).map((date, week) => (
              <li key={date}>
                <time dateTime={date}>{datesText(date).replace(/,.*/, '')}</time>
                <strong>{topics?.[week]}</strong>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </SectionFrame>
  )
}
