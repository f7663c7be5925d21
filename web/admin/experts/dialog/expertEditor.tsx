import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOutsidePress } from '../../ui/useOutsidePress.ts'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import type { Expert } from '../expert.ts'
import { ConflictForm } from './conflictForm.tsx'
import { DiscardQuestion } from './discardQuestion.tsx'
import { EditorFooter } from './editorFooter.tsx'
import { ExpertFieldset } from './expertFieldset.tsx'
import type { ExpertValues } from './expertForm.ts'
import { useExpertEditor } from './useExpertEditor.ts'
import { useExpertForm } from './useExpertForm.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { useRememberedFocus } from './useRememberedFocus.ts'

type Props = { expert: Expert | undefined; onClose: () => void }

/** What stands in the dialog while it is open: the form, or the choice between two versions of the expert. */
export function ExpertEditor({ expert, onClose }: Props) {
  const returnFocus = useReturnFocus()
  const editor = useExpertEditor(expert, onClose)
  const { form, image, preview, dirty, ready, fields, showWrongImage } = useExpertForm(expert)
  const { base, busy, problem, conflict } = editor
  const [asking, setAsking] = useState(false)
  const focus = useRememberedFocus()
  const unsaved = dirty || Boolean(conflict)
  useLeaveWarning(unsaved, close)
  const onPointerDownOutside = useOutsidePress(close)

  // Switched off while a save runs, the fields and buttons lose it.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focus.giveBack()
  }, [busy, focus])

  function save(values: ExpertValues, against?: Expert) {
    focus.remember()
    void editor.save({ values, image }, against)
  }

  function saveMerged(merged: ExpertValues) {
    if (!conflict) return
    const keepsImage = merged.image_url === preview
    focus.remember()
    void editor.save({ values: merged, image: keepsImage ? image : undefined }, conflict.theirs)
  }

  function keepEditing() {
    flushSync(() => setAsking(false))
    focus.giveBack()
  }

  function close() {
    if (busy) return editor.stop()
    if (asking) return keepEditing()
    if (!unsaved) return onClose()
    focus.remember()
    setAsking(true)
  }

  return (
    <Dialog.Content
      className="dialog dialog-framed"
      onEscapeKeyDown={close}
      onPointerDownOutside={onPointerDownOutside}
      onCloseAutoFocus={returnFocus}
    >
      <header className="dialog-header">
        <Dialog.Title className="dialog-title">
          {editor.isNew ? 'Add New Expert' : 'Edit Expert'}
        </Dialog.Title>
        <Dialog.Description className="admin-quiet">
          Fill in the information for the expert profile
        </Dialog.Description>
      </header>
      <div className="dialog-content" inert={asking}>
        {conflict && base ? (
          <ConflictForm
            key={conflict.theirs.updated_at}
            base={base}
            mine={preview && conflict.image ? { ...conflict.values, image_url: preview } : conflict.values}
            theirs={conflict.theirs}
            busy={busy}
            problem={problem}
            onSave={saveMerged}
            onCancel={close}
          />
        ) : (
          <form
            noValidate
            className="dialog-form"
            onSubmit={form.handleSubmit((values) => save(values), showWrongImage)}
          >
            <ExpertFieldset form={form} {...fields} busy={Boolean(busy)} />
            <EditorFooter
              busy={busy}
              problem={problem}
              label={editor.isNew ? 'Add Expert' : 'Update Expert'}
              disabled={!ready}
              onCancel={close}
            />
          </form>
        )}
      </div>
      {asking && <DiscardQuestion onKeep={keepEditing} onDiscard={onClose} />}
    </Dialog.Content>
  )
}
