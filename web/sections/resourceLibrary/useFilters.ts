import { useCallback, useEffect, useRef, useState } from 'react'
import { type Filters, noFilters, readFilters, writeFilters } from './filters.ts'

/** How long a visitor pauses before what they type is written into the address; browsers limit how often that may be. */
const typingPause = 300

/**
 * The filters, kept in the address: read from it on arrival and on Back and Forward, written to it on each change.
 * A chosen category or tab is a step that Back undoes; typed text is not.
 */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [filters, setFilters] = useState(noFilters)
  const current = useRef(noFilters)
  const timer = useRef<number>(undefined)

  const show = useCallback((next: Filters) => {
    current.current = next
    setFilters(next)
  }, [])

  useEffect(() => {
    const read = () => {
      window.clearTimeout(timer.current)
      show(readFilters(location.search))
    }
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [show])

  const change = useCallback(
    (changed: Partial<Filters>) => {
      const typing = Object.keys(changed).join() === 'text'
      window.clearTimeout(timer.current)
      if (typing) timer.current = window.setTimeout(() => write('replaceState', current.current), typingPause)
      else write('replaceState', current.current)
      show({ ...current.current, ...changed })
      if (!typing) write('pushState', current.current)
    },
    [show],
  )

  return [filters, change]
}

function write(how: 'pushState' | 'replaceState', filters: Filters): void {
  const search = writeFilters(filters, location.search)
  if (search !== location.search) history[how](history.state, '', location.pathname + search + location.hash)
}
