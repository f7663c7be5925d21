import { useEffect, useRef } from 'react'

/**
 * Keeps an open dialog from being left unawares. Back and Forward call `close` instead, in browsers that can be asked so;
 * they do not insist: who presses again without touching the page leaves. While there is something to lose, the browser
 * asks before the page is left in any other way.
 */
export function useLeaveWarning(unsaved: boolean, close: () => void) {
  const onBack = useRef(close)
  useEffect(() => {
    onBack.current = close
  })

  useEffect(() => {
    if (!('navigation' in window)) return
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return
      event.preventDefault()
      onBack.current()
    }
    navigation.addEventListener('navigate', stay)
    return () => navigation.removeEventListener('navigate', stay)
  }, [])

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}
