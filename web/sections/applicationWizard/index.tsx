import { assessmentLevels } from '../../../schemas/lists/application.ts'
import type { SectionOf, Settings } from '../../content/index.ts'
import { named } from '../../ui/named.ts'
import { LazyWizard } from './lazyWizard.tsx'

type Props = { section: SectionOf<'applicationWizard'>; settings: Settings }

/** The partnership application: five steps, kept in the tab and sent nowhere. It opens its page. */
export function ApplicationWizard({ section, settings }: Props) {
  return (
    <section id={section.anchor ?? undefined} className="application ruled">
      <div className="wrap">
        <LazyWizard section={section} levels={named(assessmentLevels, settings.names?.assessmentLevels)} />
      </div>
    </section>
  )
}
