import { type ReactNode, useId } from 'react'

type Control = { id: string; 'aria-invalid': boolean; 'aria-describedby': string }

type FieldProps = {
  label: string
  /** What is wrong with the value; announced when it appears. */
  message?: string
  /** What is good to know before typing. */
  hint?: ReactNode
  /** Draws the control itself: an input, a text area or the like. */
  children(control: Control): ReactNode
}

/** A labelled control with its hint and its message, tied together for assistive technology. */
export function Field({ label, message, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': Boolean(message),
        'aria-describedby': hint ? `${id}-message ${id}-hint` : `${id}-message`,
      })}
      <p id={`${id}-message`} className="field-message" aria-live="polite">
        {message}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
