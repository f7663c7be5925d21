import type { SectionOf } from '../../content/index.ts'
import { AccordionSummary } from '../../ui/accordion.tsx'
import { RichText } from '../../ui/richText.tsx'

type FaqEntry = NonNullable<SectionOf<'faqBlock'>['entries']>[number]

/** Questions that open and close, found by the search. With `single`, opening one closes the others of that name. */
export function Entries(props: { entries: FaqEntry[]; newTabLabel?: string; single?: string }) {
  return (
    <div className="accordion">
      {props.entries.map(({ _id, question, answer }) => (
        <details key={_id} name={props.single} data-faq={_id}>
          <AccordionSummary>{question}</AccordionSummary>
          <RichText value={answer} newTabLabel={props.newTabLabel} />
        </details>
      ))}
    </div>
  )
}
