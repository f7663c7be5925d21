import { creatorLevels } from '../../../schemas/lists/creatorLevels.ts'
import type { SectionOf, Settings } from '../../content/index.ts'
import { AccordionSummary } from '../../ui/accordion.tsx'
import { ActionAnchor } from '../../ui/action.tsx'
import { named } from '../../ui/named.ts'
import { Points } from '../../ui/points.tsx'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'
import { LevelBars } from './levelBars.tsx'

type Props = { section: SectionOf<'creatorLevelCards'>; settings: Settings }

/** The creator levels, each with its engagement types, its buttons and a list of value propositions to unfold. */
export function CreatorLevelCards({ section, settings }: Props) {
  const names = named(creatorLevels, settings.names?.creatorLevels)
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <ol className="levels mt-10 md:mt-14">
        {section.levels?.map((level) => {
          const index = creatorLevels.findIndex(({ value }) => value === level.level)
          const upTo = creatorLevels.slice(0, index + 1).map(({ value }) => value)
          return (
            <li key={level._id} className="panel level">
              <div>
                <LevelBars levels={upTo} size={44} />
                <h3 className="display-2">{names[index]?.title}</h3>
                <p className="lead mt-3">{level.summary}</p>
                <div className="actions mt-6">
                  {level.actions?.map((action, position) => (
                    <ActionAnchor
                      key={action._key}
                      action={action}
                      settings={settings}
                      className={position === 0 ? 'button' : 'button button-quiet'}
                    />
                  ))}
                </div>
              </div>
              <div>
                <h4>{section.engagementLabel}</h4>
                <Points points={level.engagementTypes} />
                <div className="accordion mt-6">
                  <details>
                    <AccordionSummary>{section.valueLabel}</AccordionSummary>
                    <Points points={level.valuePropositions} />
                  </details>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </SectionFrame>
  )
}
