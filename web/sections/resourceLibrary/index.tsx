import { titleOf } from '../../../schemas/lists/options.ts'
import { resourceCategories } from '../../../schemas/lists/resourceCategories.ts'
import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { LineDrawing } from '../../ui/icon.tsx'
import { named } from '../../ui/named.ts'
import { Picture } from '../../ui/picture.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'
import { LazyLibrary } from './lazyLibrary.tsx'

type Section = SectionOf<'resourceLibrary'>
type Props = { section: Section; settings: Settings }
type CardProps = Props & { resource: Resource; category: string | undefined }
type Resource = NonNullable<Section['resources']>[number]

/** The resource library. All its cards stand in the page; the search hides those that do not fit. */
export function ResourceLibrary({ section, settings }: Props) {
  const categories = named(resourceCategories, settings.names?.resourceCategories)
  const entries = (section.resources ?? []).map((resource) => ({
    id: resource._id,
    title: resource.title,
    description: resource.description,
    category: resource.category,
    premium: resource.membershipRequired ?? false,
    card: (
      <ResourceCard
        resource={resource}
        category={titleOf(categories, resource.category)}
        section={section}
        settings={settings}
      />
    ),
  }))
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <LazyLibrary entries={entries} categories={categories} words={section.words} />
    </SectionFrame>
  )
}

function ResourceCard({ resource, category, section, settings }: CardProps) {
  const { title, description, author, date, image, membershipRequired } = resource
  return (
    <>
      <div className="resource-cover">
        <Picture
          image={image}
          width={400}
          height={300}
          sizes="(min-width: 75em) 266px, (min-width: 64em) 22vw, (min-width: 48em) 30vw, (min-width: 30em) 46vw, 112px"
        />
        {membershipRequired && (
          <span className="lock-badge">
            <LineDrawing size={14}>
              <path d="M2.5 6.5h9v6h-9zM4.5 6.5V4a2.5 2.5 0 0 1 5 0v2.5" />
            </LineDrawing>
            {section.premiumBadge}
          </span>
        )}
      </div>
      <p className="resource-category">{category}</p>
      <h3>{title}</h3>
      <p className="resource-text">{description}</p>
      <p className="resource-source">
        {author}
        <span>{date}</span>
      </p>
      <ActionAnchor
        action={membershipRequired ? section.upgrade : section.download}
        settings={settings}
        className={membershipRequired ? 'button button-small' : 'button button-small button-quiet'}
      />
    </>
  )
}
