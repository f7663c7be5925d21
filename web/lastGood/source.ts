import { setTimeout as wait } from 'node:timers/promises'
import { explain } from '../explain.ts'
import type { Memory } from './memory.ts'

/** Reads from a backend; gives up when the signal fires. */
export type Read<T> = (signal: AbortSignal) => Promise<T>

type Options = {
  /** The backend's name in log messages. */
  name: string
  memory: Memory
  /** How long a visitor waits for the backend while there is a remembered answer, in ms. */
  deadline: number
  /** How long a read may take where nobody waits or nothing is remembered, in ms. */
  patience: number
  /** How long after a failure the backend is left alone, in ms. */
  pause: number
}

export type Source = ReturnType<typeof createSource>

/**
 * A backend that may be down. `ask` reads from it and remembers the answer; it throws when the backend fails or is
 * too slow. After a failure it throws at once for whatever is remembered and looks in the background whether the
 * backend is back, so that no second visitor waits. `recall` is the remembered answer.
 */
export function createSource({ name, memory, deadline, patience, pause }: Options) {
  let turns = 0
  let down = false
  let nextProbe = 0

  async function attempt<T>(key: string, read: Read<T>): Promise<T> {
    const turn = ++turns
    nextProbe = Date.now() + pause
    const answer = await read(AbortSignal.timeout(patience))
    memory.remember(key, answer, turn)
    if (down) console.info(`${name} answers again.`)
    down = false
    return answer
  }

  function fail(cause: unknown) {
    if (!down) console.error(`${name} does not answer; visitors get its last good answers. ${explain(cause)}`)
    down = true
    nextProbe = Date.now() + pause
  }

  async function ask<T>(key: string, read: Read<T>): Promise<T> {
    const remembered = memory.recall(key) !== undefined
    if (down && remembered) {
      if (Date.now() >= nextProbe) attempt(key, read).catch(fail)
      throw new Error(`${name} is down.`)
    }
    const answer = attempt(key, read)
    try {
      return await (remembered ? within(deadline, answer) : answer)
    } catch (cause) {
      fail(cause)
      throw cause
    }
  }

  return { ask, recall: <T>(key: string) => memory.recall<T>(key) }
}

/** The promise's result, or an error after so many ms; a late result is left to whoever else waits for it. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  const timer = new AbortController()
  const late = wait(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`No answer within ${ms} ms.`)
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    timer.abort()
  }
}
