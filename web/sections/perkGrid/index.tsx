import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Points } from '../../ui/points.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'perkGrid'>; settings: Settings }

/** Perks as vouchers: the discount above the tear line, what it is for below. */
export function PerkGrid({ section, settings }: Props) {
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <ul className="columns columns-3 mt-10 md:mt-14">
        {section.perks?.map(({ _id, title, description, discount, savings, category, features }) => (
          <li key={_id} className="perk">
            <div className="perk-stub">
              <p className="perk-category">{category}</p>
              <p className="perk-discount">{discount}</p>
              <p>{savings}</p>
            </div>
            <div className="perk-body">
              <h3 className="display-3">{title}</h3>
              <Fold label={settings.labels?.details} about={title}>
                <p>{description}</p>
                {features && <Points points={features} />}
              </Fold>
              <ActionAnchor action={section.button} settings={settings} className="button button-small" />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
