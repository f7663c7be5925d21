import { useCallback, useEffect, useState } from 'react'
import type { Expert } from './expert.ts'

type Dialog = 'editor' | 'history' | 'deleted'
type State = { open?: Dialog; expert?: Expert }

/** Which dialog is open and for whom. The address `?new=1` opens the one for a new expert, once. */
export function useDialogs() {
  const [state, setState] = useState<State>({})
  const onEdit = useCallback((expert?: Expert) => setState({ open: 'editor', expert }), [])
  const onHistory = useCallback((expert: Expert) => setState({ open: 'history', expert }), [])
  const onDeleted = useCallback(() => setState({ open: 'deleted' }), [])

  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has('new')) return
    address.searchParams.delete('new')
    history.replaceState(history.state, '', address)
    onEdit()
  }, [onEdit])

  const opened = (dialog: Dialog) => ({
    open: state.open === dialog,
    // The expert stays, so that the dialog does not change while it closes.
    onOpenChange: (open: boolean) => setState((now) => ({ ...now, open: open ? dialog : undefined })),
  })
  return {
    onEdit,
    onHistory,
    onDeleted,
    editor: { ...opened('editor'), expert: state.expert },
    history: { ...opened('history'), expert: state.expert },
    deleted: opened('deleted'),
  }
}
