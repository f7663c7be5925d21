import type { ImageType } from '../../../../supabase/imageRules.ts'

const extensions: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/** A name nobody has used: timestamp, random string, and the extension of what is sent. */
export function newFileName(type: ImageType, now = Date.now()): string {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  return `${now}-${random}.${extensions[type]}`
}

/** When a file of such a name was sent, in milliseconds; undefined for other names, such as those of the samples. */
export function sentAt(name: string): number | undefined {
  const [, time] = /^(\d{13})-[0-9a-f]{16}\.[a-z]+$/.exec(name) ?? []
  return time ? Number(time) : undefined
}

/**
 * The name of an uploaded file, by its public address and the bucket's; undefined for any other address. Sample portraits
 * stand in a folder of the bucket and are no uploads: seeding refers to them again.
 */
export function uploadedName(url: string | null, bucketUrl: string): string | undefined {
  if (!url?.startsWith(bucketUrl)) return undefined
  const name = url.slice(bucketUrl.length)
  return sentAt(name) === undefined ? undefined : name
}
