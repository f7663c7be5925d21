import { LRUCache } from 'lru-cache'

const window = 60_000

/** Counts attempts by key and allows `limit` of them in any one minute that begins with the first. */
export class Attempts {
  readonly #limit: number
  readonly #counts = new LRUCache<string, { used: number; ends: number }>({ max: 10_000 })

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Counts one attempt. Returns the seconds to wait when it is one too many, else 0. */
  take(key: string, now = Date.now()): number {
    const known = this.#counts.get(key)
    const count = known && known.ends > now ? known : { used: 0, ends: now + window }
    this.#counts.set(key, count)
    if (count.used >= this.#limit) return Math.ceil((count.ends - now) / 1000)
    count.used += 1
    return 0
  }

  /** Starts afresh for a key, after a success. */
  clear(key: string): void {
    this.#counts.delete(key)
  }
}
