import { z } from 'zod'
import { sentAt } from './fileName.ts'

/**
 * The names of uploads that may have been left behind, kept by the browser: a tab can be closed, or the network fail,
 * between sending an image, saving the expert and removing the image that is in use no longer.
 */
const key = 'uploads'

/** Longer than any save takes, so that nobody's running save loses its image. */
const longAgo = 10 * 60 * 1000

const read = (): string[] => {
  try {
    return z.array(z.string()).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

const write = (names: string[]) => {
  try {
    localStorage.setItem(key, JSON.stringify(names))
  } catch {
    // A browser without storage goes without this net.
  }
}

/** To be called before an upload begins, and before one is removed. */
export const rememberUploads = (names: string[]) => write([...new Set([...read(), ...names])])

/** Uploads of this browser that are old enough to be looked at again. */
export const oldUploads = (now = Date.now()) => read().filter((name) => now - (sentAt(name) ?? 0) > longAgo)

/** To be called when they are either in use or removed. */
export const forgetUploads = (names: string[]) => write(read().filter((name) => !names.includes(name)))
