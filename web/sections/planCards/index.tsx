import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor, PlainLink } from '../../ui/action.tsx'
import { textLink } from '../../ui/actionLink.ts'
import { Points } from '../../ui/points.tsx'
import { Price } from '../../ui/price.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'planCards'>; settings: Settings }
type Group = SectionOf<'planCards'>['groups'][number]
type Plan = Group['tiers'][number]

/** Plans in their groups, as cards or as the lines of a price list, each with its price and its button. */
export function PlanCards({ section, settings }: Props) {
  const { anchor, tone, opensPage, layout, title, intro, groups, note } = section
  return (
    <SectionFrame anchor={anchor} tone={tone} slim={layout === 'list'}>
      <SectionHeading title={title} intro={intro} opensPage={opensPage} />
      {groups.map((group) => (
        <div key={group._key} className={`plan-group plan-${layout}`} data-plans={group.tiers.length}>
          {group.title && (
            <div className="plan-group-heading">
              <h3 className="display-3">{group.title}</h3>
              {group.text && <p>{group.text}</p>}
            </div>
          )}
          {group.tiers.map((plan) => (
            <PlanCard
              key={plan._id}
              plan={plan}
              inGroup={!!group.title}
              section={section}
              settings={settings}
            />
          ))}
        </div>
      ))}
      {note && <p className="plan-note">{note}</p>}
    </SectionFrame>
  )
}

type CardProps = Props & { plan: Plan; inGroup: boolean }

function PlanCard({ plan, inGroup, section, settings }: CardProps) {
  const Name = section.opensPage ? 'h2' : inGroup ? 'h4' : 'h3'
  return (
    <article className="plan" data-highlighted={plan.highlighted || undefined}>
      <div className="plan-name">
        <Name>{plan.name}</Name>
        {plan.badge && <span className="badge">{plan.badge}</span>}
        <p>{plan.audience}</p>
      </div>
      <div className="plan-price">
        <Price price={plan.price} perMonth={settings.labels?.perMonth} />
        {plan.priceNote && <p>{plan.priceNote}</p>}
      </div>
      {section.layout === 'cards' && (
        <div className="plan-text">
          <p>{plan.description}</p>
          <Points points={plan.highlights} />
        </div>
      )}
      <PlanButton plan={plan} section={section} settings={settings} />
    </article>
  )
}

/** The button of a plan. Screen readers hear which plan it is about. */
function PlanButton({ plan, section, settings }: Props & { plan: Plan }) {
  const { freeAction, paidLabel, paidTarget } = section
  if (plan.price === 0) {
    return <ActionAnchor action={freeAction} settings={settings} className="button button-quiet" />
  }
  const address = paidTarget === 'ownPage' ? plan.link : settings.links?.[paidTarget]
  const link = address && textLink(address)
  if (!link) return null
  return (
    <PlainLink
      link={link}
      newTabLabel={settings.labels?.newTab}
      className={plan.highlighted ? 'button' : 'button button-quiet'}
    >
      {paidLabel}
      <span className="sr-only"> {plan.name}</span>
    </PlainLink>
  )
}
