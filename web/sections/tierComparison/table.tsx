import type { SectionOf } from '../../content/index.ts'
import { Price } from '../../ui/price.tsx'
import { Tick } from '../../ui/tick.tsx'
import { standing } from './standing.ts'

type Section = SectionOf<'tierComparison'>
type Props = { section: Section; perMonth: string | undefined }

/** Features down, tiers across, and the prices as the totals of their columns. */
export function ComparisonTable({ section, perMonth }: Props) {
  const { tiers, features } = section
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{section.featureLabel}</th>
          {tiers.map(({ _id, name, badge, highlighted }) => (
            <th key={_id} scope="col" data-highlighted={highlighted || undefined}>
              {name}
              {badge && <span className="badge">{badge}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr key={feature._id}>
            <th scope="row">
              {feature.title}
              {feature.note && <small>{feature.note}</small>}
            </th>
            {tiers.map(({ _id, highlighted }) => (
              <td key={_id} data-highlighted={highlighted || undefined}>
                <Mark section={section} of={standing(feature, _id)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{section.priceLabel}</th>
          {tiers.map(({ _id, price, priceNote, highlighted }) => (
            <td key={_id} data-highlighted={highlighted || undefined}>
              <Price price={price} perMonth={perMonth} />
              {priceNote && <small>{priceNote}</small>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Mark({ section, of }: { section: Section; of: ReturnType<typeof standing> }) {
  if (of === 'addOn') return <span className="badge">{section.addOnLabel}</span>
  return (
    <>
      {of === 'included' ? <Tick /> : <span aria-hidden="true">–</span>}
      <span className="sr-only">{of === 'included' ? section.includedLabel : section.missingLabel}</span>
    </>
  )
}
