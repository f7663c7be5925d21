import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'featureGrid'>; settings: Settings }

/** Cards that lead to other pages; the first one stands out. Five of them make a row of two and a row of three. */
export function FeatureGrid({ section, settings }: Props) {
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <ul className="cards mt-10 md:mt-14">
        {section.cards?.map((card) => (
          <li key={card._key} className="card">
            <Icon name={card.icon} />
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <ActionAnchor action={card.link} settings={settings} className="card-link" pointing />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
