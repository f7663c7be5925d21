import type { SectionOf } from '../../content/index.ts'
import { type Expert, getExperts } from '../../experts/index.ts'
import { Portrait } from '../../ui/picture.tsx'
import { EmptyPage, PortraitPlaceholder } from '../../ui/placeholder.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'

/** The active experts in one to four columns, or a word on when to come back. */
export async function ExpertsShowcase({ section }: { section: SectionOf<'expertsShowcase'> }) {
  const experts = await getExperts()
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      {experts.length > 0 ? (
        <ul className="experts mt-10 md:mt-14">
          {experts.map((expert) => (
            <ExpertCard key={expert.id} expert={expert} />
          ))}
        </ul>
      ) : (
        <div className="empty mt-10 md:mt-14">
          <EmptyPage />
          <h3 className="display-3">{section.emptyTitle}</h3>
          {section.emptyText && <p className="lead">{section.emptyText}</p>}
        </div>
      )}
    </SectionFrame>
  )
}

function ExpertCard({ expert }: { expert: Expert }) {
  return (
    <li className="expert">
      <div className="portrait">
        <PortraitPlaceholder />
        {expert.image_url && (
          <Portrait
            src={expert.image_url}
            alt={expert.name}
            width={400}
            height={480}
            sizes="(min-width: 75em) 266px, (min-width: 64em) 22vw, (min-width: 48em) 30vw, (min-width: 30em) 46vw, 88px"
          />
        )}
      </div>
      <h3>{expert.name}</h3>
      <p className="expert-role">{expert.role}</p>
      <p className="expert-description">{expert.description}</p>
    </li>
  )
}
