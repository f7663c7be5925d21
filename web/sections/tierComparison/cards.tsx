import type { SectionOf } from '../../content/index.ts'
import { fill } from '../../ui/fill.ts'
import { Fold } from '../../ui/fold.tsx'
import { Price } from '../../ui/price.tsx'
import { cardFeatures, standing } from './standing.ts'

type Props = { section: SectionOf<'tierComparison'>; perMonth: string | undefined }

/** A card for each tier: its price, and what it adds to the tier before it. */
export function ComparisonCards({ section, perMonth }: Props) {
  return (
    <div className="comparison-cards">
      {section.tiers.map((tier, index) => {
        const before = section.tiers[index - 1]
        const { onTop, features } = cardFeatures(section.features, tier._id, before?._id)
        return (
          <article key={tier._id} data-highlighted={tier.highlighted || undefined}>
            <h3>{tier.name}</h3>
            {tier.badge && <span className="badge">{tier.badge}</span>}
            <Price price={tier.price} perMonth={perMonth} />
            {tier.priceNote && <small>{tier.priceNote}</small>}
            <Fold label={section.featureLabel} about={tier.name} open={index === 0}>
              {onTop && before && <p>{fill(section.onTopLabel, { tier: before.shortName })}</p>}
              <ul className="points points-ticked">
                {features.map((feature) => (
                  <li key={feature._id}>
                    {feature.title}
                    {standing(feature, tier._id) === 'addOn' && (
                      <span className="badge">{section.addOnLabel}</span>
                    )}
                  </li>
                ))}
              </ul>
            </Fold>
          </article>
        )
      })}
    </div>
  )
}
