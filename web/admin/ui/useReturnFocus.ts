import { useState } from 'react'

/**
 * For a dialog that is opened without a trigger of its own: an `onCloseAutoFocus` that gives the focus back to what had
 * it when the component first rendered, or to the page where that is gone.
 */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  return (event: Event) => {
    event.preventDefault()
    const target = opener?.isConnected ? opener : document.getElementById('content')
    if (target instanceof HTMLElement) target.focus()
  }
}
