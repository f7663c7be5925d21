import type { SectionOf, Settings } from '../../content/index.ts'
import { Fold } from '../../ui/fold.tsx'
import { Points } from '../../ui/points.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'vendorPartnerships'>; settings: Settings }

/** Ways to work with us as the entries of a ledger: what it is, for whom and how, and what it brings. */
export function VendorPartnerships({ section, settings }: Props) {
  const { labels } = section
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <ul className="partnerships mt-10 md:mt-14">
        {section.partnerships?.map((partnership) => (
          <li key={partnership._id}>
            <div>
              <h3 className="display-3">{partnership.title}</h3>
              <p className="mt-2 text-muted">{partnership.description}</p>
            </div>
            <Fold label={settings.labels?.details} about={partnership.title}>
              <div className="partnership-terms">
                <dl>
                  <dt>{labels?.suitableFor}</dt>
                  <dd>{partnership.suitableFor}</dd>
                  <dt>{labels?.format}</dt>
                  <dd>{partnership.format}</dd>
                  <dt>{labels?.examples}</dt>
                  <dd>{partnership.examples}</dd>
                </dl>
                <div>
                  <h4>{labels?.benefits}</h4>
                  {partnership.benefits && <Points points={partnership.benefits} />}
                </div>
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
