import { useState } from 'react'

/**
 * For a dialog that is opened without a trigger of its own: an `onCloseAutoFocus` that gives the focus back to what had
 * it when the component first rendered, or to the page where that is gone or was nothing.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  return (event: Event) => {
    event.preventDefault()
    // Where nothing has the focus, the body says that it has.
    const isThere = opener?.isConnected && opener !== document.body
    const target = isThere ? opener : document.getElementById('content')
    if (target instanceof HTMLElement) target.focus()
  }
}
