import type { ReactNode } from 'react'
import type { SectionTone } from '../../schemas/lists/sectionTones.ts'

const surfaces: Record<SectionTone | 'ink', string> = {
  paper: 'bg-paper',
  white: 'bg-white',
  ink: 'bg-ink text-paper ruled-ink',
}

type Props = { anchor: string | null; tone: SectionTone | 'ink'; slim?: boolean; children: ReactNode }

/** The surface and the rhythm of a section; its anchor is where scroll buttons lead. `slim`: a strip without a heading. */
export function SectionFrame({ anchor, tone, slim, children }: Props) {
  return (
    <section id={anchor ?? undefined} className={`section ${surfaces[tone]}${slim ? ' section-slim' : ''}`}>
      <div className="wrap">{children}</div>
    </section>
  )
}

type HeadingProps = {
  title: string
  intro: string | null
  /** The heading is the main one of its page. */
  opensPage?: boolean | null
}

/** A section's heading on the left and its introduction on the right, on one baseline where there is room. */
export function SectionHeading({ title, intro, opensPage }: HeadingProps) {
  const Heading = opensPage ? 'h1' : 'h2'
  return (
    <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-baseline">
      <Heading className="display-2">
        <Lines text={title} />
      </Heading>
      {intro && <p className="lead">{intro}</p>}
    </div>
  )
}

type StackedProps = { eyebrow?: string | null; title: string; intro?: string | null }

/** A section's heading over its introduction, where something else stands beside the two. */
export function StackedHeading({ eyebrow, title, intro }: StackedProps) {
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h2 className="display-2">
        <Lines text={title} />
      </h2>
      {intro && <p className="lead mt-4">{intro}</p>}
    </>
  )
}

/** Text whose line breaks an editor chose; on narrow screens they give way. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index, lines) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
    <span key={index} className="md:block">
      <Unbroken text={line} />
      {index < lines.length - 1 && ' '}
    </span>
  ))
}

/** Text in which a number stays on one line with its word, as in 60-Day. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+-\w+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity and never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** The small line above a heading, after a double rule. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="eyebrow">{children}</p>
}
