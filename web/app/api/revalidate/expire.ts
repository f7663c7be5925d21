import { setTimeout as wait } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'

/** Milliseconds after which a page whose making began before the change is finished, and then a late one. */
const stragglers = [250, 1000]

/**
 * Expires all that was made from a tag: the next visitor gets it fresh. A page that is being made at this moment would
 * be kept with what it read before the change, so the tag expires again when such pages are finished.
 */
export function expire(tag: 'content' | 'experts'): void {
  revalidateTag(tag, { expire: 0 })
  after(async () => {
    for (const milliseconds of stragglers) {
      await wait(milliseconds)
      revalidateTag(tag, { expire: 0 })
    }
  })
}
