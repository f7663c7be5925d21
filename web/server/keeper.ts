import { LRUCache } from 'lru-cache'
import { explain } from '../explain.ts'

/** Something made: its weight in bytes, and for how many ms it is as good as new. */
export type Made<T> = { value: T; size: number; life: number }

type Options<T> = {
  make(key: string): Promise<Made<T>>
  /** All kept values together, in bytes. */
  maxSize: number
  /** How long an asker waits for a new value while there is an older one, in ms. */
  patience: number
  /** The age at which a value is not handed out without asking, in ms. */
  oldest: number
  /** How long a value rests after making it anew has failed, in ms. */
  rest: number
}

type Entry<T> = Made<T> & { generation: number; began: number; nextTry: number }
type Making<T> = { generation: number; began: number; value: Promise<T> }

/**
 * Keeps what is expensive to make. `fresh` hands out at once or not at all; it has what outlived its life made again
 * in the background. `get` waits for a new value, but not longer than `patience` where an older one is at hand, and
 * never fails then. After `expire` nothing made or begun before is taken for new.
 */
export function createKeeper<T>({ make, maxSize, patience, oldest, rest }: Options<T>) {
  const entries = new LRUCache<string, Entry<T>>({ maxSize, sizeCalculation: ({ size }) => size })
  const makings = new Map<string, Making<T>>()
  let generation = 0

  function begin(key: string): Making<T> {
    const running = makings.get(key)
    if (running?.generation === generation) return running
    const began = Date.now()
    const making: Making<T> = {
      generation,
      began,
      value: make(key)
        .then((made) => {
          if (making.generation === generation) entries.set(key, { ...made, generation, began, nextTry: 0 })
          return made.value
        })
        .catch((cause) => {
          const entry = entries.get(key)
          if (entry) entry.nextTry = Date.now() + rest
          throw cause
        })
        .finally(() => makings.get(key) === making && makings.delete(key)),
    }
    making.value.catch((cause) => console.error(`${key} could not be made. ${explain(cause)}`))
    makings.set(key, making)
    return making
  }

  function fresh(key: string): T | undefined {
    const entry = entries.get(key)
    if (entry?.generation !== generation) return
    const age = Date.now() - entry.began
    if (age >= oldest) return
    if (age >= entry.life && Date.now() >= entry.nextTry) begin(key)
    return entry.value
  }

  async function get(key: string): Promise<T> {
    const value = fresh(key)
    if (value !== undefined) return value
    const entry = entries.get(key)
    if (!entry) return begin(key).value
    if (Date.now() < entry.nextTry) return entry.value
    const making = begin(key)
    return orAfter(
      making.began + patience - Date.now(),
      making.value.catch(() => entry.value),
      entry.value,
    )
  }

  return {
    fresh,
    get,
    /** The newest value, however old. */
    last: (key: string): T | undefined => entries.get(key)?.value,
    expire(): void {
      generation++
    },
  }
}

/** The promise's value, or the other one after so many ms. */
function orAfter<T>(ms: number, promise: Promise<T>, other: T): Promise<T> {
  if (ms <= 0) return Promise.resolve(other)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(other), ms)
    void promise.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}
