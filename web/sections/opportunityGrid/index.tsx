import { creatorLevels } from '../../../schemas/lists/creatorLevels.ts'
import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionAnchor } from '../../ui/action.tsx'
import { Fold } from '../../ui/fold.tsx'
import { named } from '../../ui/named.ts'
import { SectionFrame, SectionHeading } from '../../ui/section.tsx'
import { LevelBars } from '../creatorLevelCards/levelBars.tsx'

type Props = { section: SectionOf<'opportunityGrid'>; settings: Settings }

/** The ways to take part: each with its format, the levels it suits, examples and a button. */
export function OpportunityGrid({ section, settings }: Props) {
  const levels = named(creatorLevels, settings.names?.creatorLevels)
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <SectionHeading title={section.title} intro={section.intro} />
      <ul className="opportunities mt-10 md:mt-14">
        {section.opportunities?.map((opportunity) => (
          <li key={opportunity._id} className="opportunity">
            <div>
              <h3 className="display-3">{opportunity.title}</h3>
              <p className="opportunity-format">{opportunity.format}</p>
            </div>
            <p>{opportunity.description}</p>
            <Fold label={settings.labels?.details} about={opportunity.title}>
              <dl>
                <dt>{section.suitableForLabel}</dt>
                <dd>
                  <LevelBars levels={opportunity.suitableFor} />
                  {levels
                    .filter(({ value }) => opportunity.suitableFor.includes(value))
                    .map(({ title }) => title)
                    .join(', ')}
                </dd>
                <dt>{section.examplesLabel}</dt>
                {opportunity.examples.map((example) => (
                  <dd key={example}>{example}</dd>
                ))}
              </dl>
            </Fold>
            <ActionAnchor
              action={opportunity.action}
              settings={settings}
              className="go-link opportunity-link"
              pointing
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
