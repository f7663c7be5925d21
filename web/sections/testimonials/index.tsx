import type { SectionOf } from '../../content/index.ts'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'

/** What members say: the first voice large, the others as lines beside it. */
export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <div className="testimonials">
        {section.testimonials.map(({ _id, quote, author, role }) => (
          <figure key={_id}>
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              <strong>{author}</strong>
              {role}
            </figcaption>
          </figure>
        ))}
      </div>
    </SectionFrame>
  )
}
