import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'
import { ComparisonCards } from './cards.tsx'
import { ComparisonTable } from './table.tsx'

type Props = { section: SectionOf<'tierComparison'>; settings: Settings }

/** The tiers side by side: a table where there is room, stacked cards where there is none, from the same data. */
export function TierComparison({ section, settings }: Props) {
  const perMonth = settings.labels?.perMonth
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <ComparisonTable section={section} perMonth={perMonth} />
      <ComparisonCards section={section} perMonth={perMonth} />
      <div className="actions mt-10 md:justify-end">
        {section.actions?.map((action, index) => (
          <ActionAnchor
            key={action._key}
            action={action}
            settings={settings}
            className={index === 0 ? 'button' : 'button button-quiet'}
          />
        ))}
      </div>
    </SectionFrame>
  )
}
