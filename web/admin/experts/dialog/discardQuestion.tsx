import { useEffect, useId, useRef } from 'react'

type Props = { onKeep: () => void; onDiscard: () => void }

/** Asks before typed text is thrown away. Takes the focus; whoever shows it gives it back. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="dialog-question"
    >
      <p id={`${id}-title`}>
        <strong>Discard your changes?</strong>
      </p>
      <p id={`${id}-text`} className="admin-quiet">
        They have not been saved.
      </p>
      <div className="actions">
        <button ref={keep} type="button" className="button button-small button-quiet" onClick={onKeep}>
          Keep editing
        </button>
        <button type="button" className="button button-small button-danger" onClick={onDiscard}>
          Discard changes
        </button>
      </div>
    </div>
  )
}
