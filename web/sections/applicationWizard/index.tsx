import type { SectionOf } from '../../content/index.ts'
import { LazyWizard } from './lazyWizard.tsx'

/** The partnership application: five steps, kept in the tab and sent nowhere. It opens its page. */
export function ApplicationWizard({ section }: { section: SectionOf<'applicationWizard'> }) {
  return (
    <section id={section.anchor ?? undefined} className="application ruled">
      <div className="wrap">
        <LazyWizard section={section} />
      </div>
    </section>
  )
}
