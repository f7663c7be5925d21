import { useMemo, useRef } from 'react'

/** Remembers which element has the focus, and gives it back after something came in between. */
export function useRememberedFocus() {
  const element = useRef<Element>(null)
  return useMemo(
    () => ({
      remember() {
        element.current = document.activeElement
      },
      giveBack() {
        if (element.current instanceof HTMLElement) element.current.focus()
      },
    }),
    [],
  )
}
