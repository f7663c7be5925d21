import { LRUCache } from 'lru-cache'

const windowMs = 60_000

/**
 * Counts attempts by key: `take(key)` answers 0 when the attempt may go on, else the seconds to wait;
 * `giveBack(key)` takes one back, `forget(key)` all of them. A window starts with a key's first attempt and lasts a minute.
 */
export function createAttemptLimit(perMinute: number, now: () => number = Date.now) {
  // Bounded: under a flood of keys the oldest windows go first.
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: 20_000 })
  return {
    take(key: string): number {
      const open = windows.get(key)
      const window = open && open.endsAt > now() ? open : { count: 0, endsAt: now() + windowMs }
      window.count += 1
      windows.set(key, window)
      return window.count > perMinute ? Math.ceil((window.endsAt - now()) / 1000) : 0
    },
    giveBack(key: string) {
      const window = windows.get(key)
      if (window) window.count -= 1
    },
    forget(key: string) {
      windows.delete(key)
    },
  }
}
