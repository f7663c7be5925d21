import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'
import { LazyTabs } from './lazyTabs.tsx'

type Props = { section: SectionOf<'benefitTabs'>; settings: Settings }
type Tab = SectionOf<'benefitTabs'>['tabs'][number]

/** Benefits behind tabs; the first tab is open. */
export function BenefitTabs({ section, settings }: Props) {
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <LazyTabs
        label={section.title}
        tabs={section.tabs.map((tab) => ({
          id: tab._key,
          label: tab.label,
          panel: <Panel tab={tab} settings={settings} />,
        }))}
      />
    </SectionFrame>
  )
}

function Panel({ tab, settings }: { tab: Tab; settings: Settings }) {
  return (
    <div className="benefit-panel">
      <div>
        <h3 className="display-3">{tab.title}</h3>
        {tab.text && <p>{tab.text}</p>}
        <ActionAnchor action={tab.action} settings={settings} className="button mt-8" />
      </div>
      <ul>
        {tab.benefits.map(({ _key, title, text }) => (
          <li key={_key}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
