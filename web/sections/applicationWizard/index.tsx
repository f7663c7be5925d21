import type { SectionOf } from '../../content/index.ts'

/** The partnership application. */
export function ApplicationWizard({ section }: { section: SectionOf<'applicationWizard'> }) {
  return <section id={section.anchor ?? undefined} className="section ruled" />
}
