import { useId } from 'react'
import type { ExpertField } from '../expertFields.ts'
import { FieldValue } from '../fieldValue.tsx'
import type { ExpertValues } from './expertForm.ts'
import { type Side, sides } from './merge.ts'

type Props = {
  field: ExpertField
  label: string
  versions: Record<Side, ExpertValues>
  choice: Side | undefined
  onChoose: (side: Side) => void
}

/** The two versions of one field. */
export function ConflictField({ field, label, versions, choice, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset className="conflict-field">
      <legend>
        {label} {!choice && <span className="conflict-open">You both changed this: choose</span>}
      </legend>
      {sides.map(({ side, one }) => (
        <label key={side} className="version">
          <span className="version-choice">
            <input
              type="radio"
              name={id}
              checked={choice === side}
              onChange={() => onChoose(side)}
              aria-label={one}
              aria-describedby={`${id}${side}`}
            />
            {one}
          </span>
          <span id={`${id}${side}`} className="version-value">
            <FieldValue field={field} value={versions[side][field]} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
