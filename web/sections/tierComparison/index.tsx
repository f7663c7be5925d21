import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionRow } from '../../ui/actionRow.tsx'
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
      <ActionRow actions={section.actions} settings={settings} className="mt-10 md:justify-end" />
    </SectionFrame>
  )
}
