import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionRow } from '../../ui/actionRow.tsx'
import { Points } from '../../ui/points.tsx'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'callout'>; settings: Settings }

/** One note or offer on a panel of its own. */
export function Callout({ section, settings }: Props) {
  const { badge, title, text, points, actions } = section
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <div className={`callout callout-${section.tint}`}>
        <div>
          {badge && <p className="badge">{badge}</p>}
          <StackedHeading title={title} intro={text} />
        </div>
        <div>
          {points && <Points points={points} mark={section.plainPoints ? 'dashed' : 'ticked'} />}
          <ActionRow actions={actions} settings={settings} />
        </div>
      </div>
    </SectionFrame>
  )
}
