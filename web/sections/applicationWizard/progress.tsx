import type { SectionOf } from '../../content/index.ts'
import { fill } from '../../ui/fill.ts'
import { progressOf, stepCount } from './rules.ts'

type Props = { section: SectionOf<'applicationWizard'>; step: number }

/** How far the applicant is, as a bar with its percent. Changes are announced. */
export function Progress({ section, step }: Props) {
  const percent = progressOf(step)
  const position = fill(section.controls.position, { step, steps: stepCount, percent })
  return (
    <div className="progress">
      <div
        role="progressbar"
        aria-label={section.controls.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={position}
        className="progress-bar"
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      <p role="status">{position}</p>
    </div>
  )
}

/** The five steps as lines of a ledger, where there is room for them. */
export function Steps({ section, step }: Props) {
  return (
    <ol className="application-steps">
      {section.steps.map(({ _key, short }, index) => (
        <li
          key={_key}
          data-passed={index + 1 < step || undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          {short}
        </li>
      ))}
    </ol>
  )
}
