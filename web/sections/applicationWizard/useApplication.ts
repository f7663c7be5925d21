import { useCallback, useSyncExternalStore } from 'react'
import { type Application, readApplication, withTicks } from './application.ts'

const storageKey = 'partnership-application'
const blank = readApplication(null)
const listeners = new Set<() => void>()
let current: Application | null = null

/**
 * The applicant's answers so far and a way to change them. They live in this tab: through Back, Forward and a reload,
 * and no further. The server, which knows no tab, renders the blank application.
 */
export function useApplication(): [Application, (change: Partial<Application>) => void] {
  const application = useSyncExternalStore(subscribe, read, () => blank)
  const update = useCallback((change: Partial<Application>) => write({ ...read(), ...change }), [])
  return [application, update]
}

/** Adds the answers that were ticked in the form before its script was there. */
export function keepTicks(form: HTMLFormElement): void {
  const ticks = [...form.querySelectorAll<HTMLInputElement>('input:checked')]
  if (ticks.length > 0) write(withTicks(read(), ticks))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): Application {
  current ??= readApplication(attempt(() => sessionStorage.getItem(storageKey)))
  return current
}

function write(application: Application) {
  current = application
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(application)))
  for (const listener of listeners) listener()
}

/** Browsers that keep no site data throw at every touch of the storage; the answers then live until the reload. */
function attempt<Value>(touch: () => Value): Value | null {
  try {
    return touch()
  } catch {
    return null
  }
}
