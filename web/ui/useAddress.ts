import { useCallback, useEffect, useRef, useState } from 'react'

/** How long somebody pauses before what they type is written into the address; browsers limit how often that may be. */
const typingPause = 300

type Address<State> = {
  /** What is shown before the address has been read. */
  initial: State
  read: (search: string) => State
  /** The query for a state, given the present one. */
  write: (state: State, search: string) => string
}

/** `chosen` is a step that Back undoes, `typed` is not. */
type Change<State> = (changed: Partial<State>, how?: 'chosen' | 'typed') => void

/** State kept in the address: read from it on arrival and on Back and Forward, written to it on each change. */
export function useAddress<State extends object>(address: Address<State>): [State, Change<State>] {
  const [state, setState] = useState(address.initial)
  const current = useRef(address.initial)
  const timer = useRef<number>(undefined)

  const show = useCallback((next: State) => {
    current.current = next
    setState(next)
  }, [])

  useEffect(() => {
    const read = () => {
      window.clearTimeout(timer.current)
      show(address.read(location.search))
    }
    read()
    window.addEventListener('popstate', read)
    return () => {
      window.clearTimeout(timer.current)
      window.removeEventListener('popstate', read)
    }
  }, [address, show])

  const change = useCallback<Change<State>>(
    (changed, how = 'chosen') => {
      const write = (method: 'pushState' | 'replaceState') => {
        const search = address.write(current.current, location.search)
        if (search !== location.search)
          history[method](history.state, '', location.pathname + search + location.hash)
      }
      window.clearTimeout(timer.current)
      if (how === 'typed') timer.current = window.setTimeout(write, typingPause, 'replaceState')
      else write('replaceState')
      show({ ...current.current, ...changed })
      if (how === 'chosen') write('pushState')
    },
    [address, show],
  )

  return [state, change]
}
