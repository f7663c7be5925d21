import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { ActionRow } from '../../ui/actionRow.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'numberedSteps'>; settings: Settings }

/** Steps in their order, numbered like the entries of a ledger. */
export function NumberedSteps({ section, settings }: Props) {
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <ol className={`steps steps-${section.layout} mt-10 md:mt-14`}>
        {section.steps?.map((step) => (
          <li key={step._key}>
            <h3>{step.title}</h3>
            <div>
              <p>{step.text}</p>
              {step.note && <p className="step-note">{step.note}</p>}
              <ActionAnchor action={step.action} settings={settings} className="go-link" pointing />
            </div>
          </li>
        ))}
      </ol>
      <ActionRow actions={section.actions} settings={settings} className="mt-10" />
    </SectionFrame>
  )
}
