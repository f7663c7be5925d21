import type { AssessmentLevel } from '../../../schemas/lists/application.ts'
import { titleOf } from '../../../schemas/lists/options.ts'
import type { SectionOf } from '../../content/index.ts'
import type { Application } from './application.ts'
import { estimateLevel } from './rules.ts'

export type Level = { value: AssessmentLevel; title: string }
type Props = { section: SectionOf<'applicationWizard'>; levels: Level[]; application: Application }

/** The estimated level, once experience and digital reach are both chosen. */
export function EstimatedLevel({ section, levels, application }: Props) {
  const { experience, digitalReach } = application.chosen
  const level = estimateLevel(experience[0] ?? null, digitalReach[0] ?? null)
  const words = section.level
  const texts = {
    'rising-voice': words.risingVoice,
    expert: words.expert,
    'thought-leader': words.thoughtLeader,
  }
  return (
    <div role="status" className="estimate">
      {level && (
        <>
          <p className="estimate-level">
            {words.label} <strong>{titleOf(levels, level)}</strong>
          </p>
          <p>{texts[level]}</p>
        </>
      )}
    </div>
  )
}
