import type { ReactNode } from 'react'
import { AccordionSummary } from './accordion.tsx'

type Props = {
  label: string | undefined
  /** What the details are about. Read aloud after the label, it tells one line from the next. */
  about: string
  open?: boolean
  children: ReactNode
}

/** The details of an entry: behind a line that opens on phones, in plain sight where there is room. */
export function Fold({ label, about, open, children }: Props) {
  return (
    <details className="fold" open={open}>
      <AccordionSummary>
        {label ? (
          <span>
            {label}
            <span className="sr-only">: {about}</span>
          </span>
        ) : (
          about
        )}
      </AccordionSummary>
      {children}
    </details>
  )
}
