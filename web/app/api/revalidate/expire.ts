import { setTimeout as wait } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { announceChange } from '../../../server/signal.ts'

/** Milliseconds in which a page is finished whose making began before a change: reads have 500, then it is rendered. */
const longestMaking = 600

/**
 * Expires all that was made from a tag: the next visitor gets it fresh. A page that is being made at this moment would
 * be kept with what it read before the change, so the tag expires once more when it is finished.
 */
export function expire(tag: 'content' | 'experts'): void {
  revalidateTag(tag, { expire: 0 })
  announceChange()
  after(async () => {
    await wait(longestMaking)
    revalidateTag(tag, { expire: 0 })
  })
}
