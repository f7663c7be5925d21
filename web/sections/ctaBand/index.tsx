import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionRow } from '../../ui/actionRow.tsx'
import { Lines, SectionFrame } from '../../ui/section.tsx'

type Props = { section: SectionOf<'ctaBand'>; settings: Settings }

/** The ink band at the end of a page. */
export function CtaBand({ section, settings }: Props) {
  return (
    <SectionFrame anchor={section.anchor} tone="ink">
      <div className="flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-between lg:gap-16">
        <div>
          <h2 className="display-2">
            <Lines text={section.title} />
          </h2>
          {section.text && <p className="lead mt-4 text-paper/80">{section.text}</p>}
        </div>
        <ActionRow actions={section.actions} settings={settings} className="shrink-0" onInk />
      </div>
    </SectionFrame>
  )
}
