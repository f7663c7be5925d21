import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionRow } from '../../ui/actionRow.tsx'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'contactCard'>; settings: Settings }

/** Whom to write to, as an addressed envelope. */
export function ContactCard({ section, settings }: Props) {
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <div className="envelope">
        <Stamp />
        <StackedHeading title={section.title} intro={section.text} />
        <ActionRow actions={section.actions} settings={settings} className="mt-8" />
      </div>
    </SectionFrame>
  )
}

function Stamp() {
  return (
    <svg viewBox="0 0 132 104" width="132" height="104" fill="none" aria-hidden="true" className="stamp">
      <path
        d="M4 30c10-6 18 6 28 0s18 6 28 0M4 46c10-6 18 6 28 0s18 6 28 0M4 62c10-6 18 6 28 0s18 6 28 0"
        stroke="var(--color-faded)"
        strokeWidth="1.5"
      />
      <path
        d="M52 4h76v96H52z"
        fill="var(--color-mint)"
        stroke="var(--color-green)"
        strokeWidth="3"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path d="M66 80V62h10v18zM85 80V48h10v32zM104 80V30h10v50z" fill="var(--color-green)" />
      <path d="M62 84h56M62 89h56" stroke="var(--color-green)" strokeWidth="1.5" />
    </svg>
  )
}
