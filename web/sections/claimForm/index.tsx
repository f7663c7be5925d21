import type { SectionOf } from '../../content/index.ts'
import { Points } from '../../ui/points.tsx'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'
import { LazyForm } from './lazyForm.tsx'

const noWords = { label: '', message: '' }

/** The claim form, with what the offer holds beside it. */
export function ClaimForm({ section }: { section: SectionOf<'claimForm'> }) {
  const { title, intro, points, submitLabel, note } = section
  const words = {
    fullName: section.fullName ?? noWords,
    email: section.email ?? noWords,
    firmName: section.firmName ?? noWords,
  }
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <div className="group">
        <div>
          <StackedHeading title={title} intro={intro} />
          {points && <Points points={points} />}
        </div>
        <div className="sheet">
          <LazyForm words={words} submitLabel={submitLabel} note={note} />
        </div>
      </div>
    </SectionFrame>
  )
}
