import { setTimeout as sleep } from 'node:timers/promises'
import type { LakeConfig, Store } from '../types.ts'
import { deliver, type Outcome } from './deliver.ts'
import { Outbox, publishedEvents } from './outbox.ts'

const shortest = 200
const longest = 30_000
/** The most that a timer can wait. */
const forever = 2 ** 31 - 1

/**
 * Tells the site about every commit that changes published documents: in order, at once, and again after
 * 0.2 seconds doubling to 30 until it answers 2xx, over restarts too. A new commit ends the wait.
 * Without a configured webhook nothing is kept or sent. `close` ends an attempt under way.
 */
export function startWebhook(lake: { config: LakeConfig; store: Store }): { close(): Promise<void> } {
  const { config, store } = lake
  const { webhook } = config
  if (!webhook) return { close: async () => {} }
  const outbox = new Outbox(store.database)
  const stop = new AbortController()
  let wake = new AbortController()

  store.beforeCommit((commit) => outbox.add(commit))
  const unsubscribe = store.afterCommit((commit) => {
    if (publishedEvents(commit).length > 0) wake.abort()
  })

  const run = async () => {
    let pause = shortest
    while (!stop.signal.aborted) {
      wake = new AbortController()
      const outcome = await attempt()
      if (outcome === null) await pauseFor(forever)
      else if (outcome.kind === 'acknowledged') pause = shortest
      else if (!stop.signal.aborted) {
        if (outcome.kind === 'refused') pause = longest
        const where = new URL(webhook.url).origin
        console.warn(`Webhook to ${where} failed: ${outcome.reason}. Next try in ${pause / 1000} s.`)
        await pauseFor(pause)
        pause = Math.min(longest, pause * 2)
      }
    }
  }

  const attempt = async (): Promise<Outcome | null> => {
    try {
      const delivery = outbox.next()
      if (!delivery) return null
      const outcome = await deliver(webhook, delivery, config, stop.signal)
      if (outcome.kind === 'acknowledged') outbox.remove(delivery.sequence)
      return outcome
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
    }
  }

  function pauseFor(milliseconds: number): Promise<unknown> {
    const signal = AbortSignal.any([wake.signal, stop.signal])
    return sleep(milliseconds, undefined, { signal }).catch(() => {})
  }

  const running = run()
  return {
    async close() {
      unsubscribe()
      stop.abort()
      await running
    },
  }
}
