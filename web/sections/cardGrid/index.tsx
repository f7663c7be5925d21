import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Points } from '../../ui/points.tsx'
import { SectionFrame, SectionHeading, StackedHeading } from '../../ui/section.tsx'

type Section = SectionOf<'cardGrid'>
type Props = { section: Section; settings: Settings }

/** Points of the same weight: boxes, one divided sheet, open columns, or rows beside the heading. */
export function CardGrid({ section, settings }: Props) {
  const { anchor, tone, look, columns, numbered, title, intro } = section
  const List = numbered ? 'ol' : 'ul'
  const grid = look === 'rows' ? 'grid-rows' : `columns columns-${columns ?? 3} grid-${look}`
  const cards = (
    <List className={numbered ? `${grid} numbered` : grid}>
      {section.cards?.map((card) => (
        <Card key={card._key} card={card} section={section} settings={settings} />
      ))}
    </List>
  )
  return (
    <SectionFrame anchor={anchor} tone={tone}>
      {look === 'rows' ? (
        <div className="beside">
          <div className="beside-words">
            <StackedHeading title={title} intro={intro} />
          </div>
          {cards}
        </div>
      ) : (
        <>
          <SectionHeading title={title} intro={intro} />
          <div className="mt-10 md:mt-14">{cards}</div>
        </>
      )}
    </SectionFrame>
  )
}

type CardProps = Props & { card: NonNullable<Section['cards']>[number] }

function Card({ card, section, settings }: CardProps) {
  const { icon, badge, title, text, points, action } = card
  return (
    <li className={section.look === 'cards' ? 'grid-card panel' : 'grid-card'}>
      {icon && <Icon name={icon} />}
      <div className="grid-card-words">
        {badge && <p className="badge">{badge}</p>}
        <h3>{title}</h3>
        <p>{text}</p>
        {points && <Points points={points} mark={section.numberedPoints ? 'numbered' : 'ticked'} />}
      </div>
      <ActionAnchor
        action={action}
        settings={settings}
        className={section.look === 'cards' ? 'button button-quiet button-small' : 'go-link'}
        pointing={section.look !== 'cards'}
      />
    </li>
  )
}
