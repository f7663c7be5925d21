import { useEffect } from 'react'

/** Lets the browser ask before the page is left, as long as there is something to lose. */
export function useUnloadWarning(active: boolean) {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
}
