import { type FormEvent, useEffect, useRef, useState } from 'react'
import { changedFields, expertFields } from '../expertFields.ts'
import { ConflictField } from './conflictField.tsx'
import { EditorBody } from './editorBody.tsx'
import { EditorFooter } from './editorFooter.tsx'
import type { ExpertValues } from './expertForm.ts'
import { type Choices, firstChoices, merge, sides } from './merge.ts'
import type { Busy } from './useExpertEditor.ts'

type Props = {
  base: ExpertValues
  mine: ExpertValues
  theirs: ExpertValues
  busy: Busy | undefined
  problem: string | undefined
  onSave: (merged: ExpertValues) => void
  onCancel: () => void
}

/** What two people made of the same expert, side by side; for each field one version is chosen, then saved. */
export function ConflictForm({ base, mine, theirs, busy, problem, onSave, onCancel }: Props) {
  const [choices, setChoices] = useState<Choices>(() => firstChoices({ base, mine, theirs }))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const fields = changedFields(mine, theirs)
  const open = fields.filter((field) => !choices[field]).length

  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(merge({ mine, theirs }, choices))
  }

  return (
    <form className="dialog-form" onSubmit={submit}>
      <EditorBody busy={Boolean(busy)}>
        <h3 ref={heading} tabIndex={-1}>
          Someone else changed this expert
        </h3>
        <p className="admin-quiet">
          It happened after you opened it, so nothing has been saved yet. Choose for each field what to keep.
        </p>
        <div className="actions conflict-all">
          {sides.map(({ side, all }) => (
            <button
              key={side}
              type="button"
              className="button button-small button-quiet"
              onClick={() => setChoices(Object.fromEntries(fields.map((field) => [field, side])))}
            >
              {all}
            </button>
          ))}
        </div>
        {expertFields
          .filter(({ field }) => fields.includes(field))
          .map(({ field, label }) => (
            <ConflictField
              key={field}
              field={field}
              label={label}
              versions={{ mine, theirs }}
              choice={choices[field]}
              onChoose={(side) => setChoices({ ...choices, [field]: side })}
            />
          ))}
      </EditorBody>
      <EditorFooter
        busy={busy}
        problem={problem}
        label="Update Expert"
        disabled={open > 0}
        onCancel={onCancel}
      >
        <p role="status" className="field-hint">
          {open > 0 &&
            `You both changed ${open === 1 ? 'one field' : `${open} fields`}: choose a version first.`}
        </p>
      </EditorFooter>
    </form>
  )
}
