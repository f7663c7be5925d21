import { useState } from 'react'

/**
 * For a dialog that is opened without a trigger of its own: an `onCloseAutoFocus` that gives the focus back to what had
 * it when the component first rendered. A menu closes on the way, so its button stands for its items.
 */
export function useReturnFocus() {
  const [opener] = useState(() => {
    const active = document.activeElement
    const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
    return menu ? document.getElementById(menu) : active
  })
  return (event: Event) => {
    event.preventDefault()
    const target = opener?.isConnected ? opener : document.getElementById('content')
    if (target instanceof HTMLElement) target.focus()
  }
}
