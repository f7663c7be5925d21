import type { ReactNode } from 'react'
import type { RichText as Blocks } from '../content/sanity.types.ts'
import { LineDrawing } from './icon.tsx'
import { RichText } from './richText.tsx'

type Item = { id: string; title: string; text: Blocks }
type Props = { items: Item[]; newTabLabel?: string; single?: string; numbered?: boolean }

/** Headings that open and close without a script. With `single`, opening one closes the others of that name. */
export function AccordionList({ items, newTabLabel, single, numbered }: Props) {
  return (
    <div className={numbered ? 'accordion accordion-numbered' : 'accordion'}>
      {items.map(({ id, title, text }) => (
        <details key={id} name={single} data-item={id}>
          <AccordionSummary>{title}</AccordionSummary>
          <RichText value={text} newTabLabel={newTabLabel} />
        </details>
      ))}
    </div>
  )
}

/** The line that opens a `<details>`, with a plus that becomes a minus. */
export function AccordionSummary({ children }: { children: ReactNode }) {
  return (
    <summary>
      {children}
      <LineDrawing size={16} weight={2}>
        <path d="M2 8h12" />
        <path d="M8 2v12" className="plus" />
      </LineDrawing>
    </summary>
  )
}
