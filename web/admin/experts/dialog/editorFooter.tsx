import type { Busy } from './useExpertEditor.ts'

type Props = {
  busy: Busy | undefined
  /** Why the last save did not succeed. */
  problem: string | undefined
  label: string
  disabled?: boolean
  onCancel: () => void
  children?: React.ReactNode
}

/** The end of a form in the dialog: what goes on or went wrong, and the buttons. */
export function EditorFooter({ busy, problem, label, disabled, onCancel, children }: Props) {
  const uploading = typeof busy === 'object'
  return (
    <div className="dialog-footer">
      <p role="alert" className="field-message">
        {problem}
      </p>
      {uploading && <progress aria-label="Upload" value={busy.uploading} />}
      {children}
      <div className="actions">
        <button
          type="button"
          className="button button-small button-quiet"
          disabled={busy === 'saving'}
          onClick={onCancel}
        >
          Cancel
        </button>
        <button type="submit" className="button button-small" disabled={disabled || Boolean(busy)}>
          {uploading ? 'Uploading...' : busy ? 'Saving...' : label}
        </button>
      </div>
    </div>
  )
}
