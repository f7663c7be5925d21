import type { SectionOf } from '../../content/index.ts'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'

/** Figures and what they count: in a strip, or two by two beside the heading. */
export function Statistics({ section }: { section: SectionOf<'statistics'> }) {
  const { look, title, intro } = section
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone} slim={look === 'strip' && !title}>
      <div className={look === 'strip' ? 'figures-strip' : 'beside items-center'}>
        {title && (
          <div>
            <StackedHeading title={title} intro={intro} />
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
