import type { SectionOf } from '../../content/index.ts'
import { Lines, SectionFrame } from '../../ui/section.tsx'

/** Figures and what they count: in a strip, or two by two beside the heading. */
export function Statistics({ section }: { section: SectionOf<'statistics'> }) {
  const { look, title, intro } = section
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone} slim={look === 'strip' && !title}>
      <div className={look === 'strip' ? 'figures-strip' : 'beside items-center'}>
        {title && (
          <div>
            <h2 className="display-2">
              <Lines text={title} />
            </h2>
            {intro && <p className="lead mt-4">{intro}</p>}
          </div>
        )}
        <dl className="figures">
          {section.figures?.map(({ _key, value, label }) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionFrame>
  )
}
