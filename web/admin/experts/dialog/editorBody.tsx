import type { ReactNode } from 'react'

/** The fields between head and foot of the dialog. They scroll; while a save runs they cannot be changed. */
export function EditorBody({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    // Switched off, the fields take no focus, and without any a keyboard could not scroll.
    <div className="dialog-body" tabIndex={busy ? 0 : undefined}>
      <fieldset className="form" disabled={busy}>
        {children}
      </fieldset>
    </div>
  )
}
