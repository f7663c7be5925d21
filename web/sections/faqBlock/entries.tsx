import type { ReactNode } from 'react'
import type { SectionOf } from '../../content/index.ts'
import { LineDrawing } from '../../ui/icon.tsx'
import { RichText } from '../../ui/richText.tsx'

type FaqEntry = NonNullable<SectionOf<'faqBlock'>['entries']>[number]

/** Questions that open and close. With `single`, opening one closes the others of that name. */
export function Entries(props: { entries: FaqEntry[]; newTabLabel?: string; single?: string }) {
  return (
    <div className="accordion">
      {props.entries.map((entry) => (
        <Question key={entry._id} entry={entry} name={props.single}>
          <RichText value={entry.answer} newTabLabel={props.newTabLabel} />
        </Question>
      ))}
    </div>
  )
}

type QuestionProps = { entry: FaqEntry; name?: string; children: ReactNode }

function Question({ entry, name, children }: QuestionProps) {
  return (
    <details name={name} data-faq={entry._id}>
      <summary>
        {entry.question}
        <LineDrawing size={16} weight={2}>
          <path d="M2 8h12" />
          <path d="M8 2v12" className="plus" />
        </LineDrawing>
      </summary>
      {children}
    </details>
  )
}
