import sharp from 'sharp'
import { requestError } from '../errors.ts'
import { type ImageFormat, imageFormats, sniffImage } from './sniff.ts'

/** Width times height that an image may have: a 64 megapixel photograph, 256 MB decoded. */
export const maxPixels = 64_000_000

export type ImageFacts = {
  format: ImageFormat
  width: number
  height: number
  hasAlpha: boolean
  isOpaque: boolean
  /** A 20 pixel wide preview as a data URI. */
  lqip: string
}

/**
 * Reads the image in the file, all of it. Throws 400 for anything but a whole JPEG, PNG, WebP, GIF, TIFF or AVIF
 * of at most 64 megapixels. Width and height are as seen, after EXIF orientation.
 */
export async function inspectImage(path: string, head: Buffer): Promise<ImageFacts> {
  const format = sniffImage(head)
  if (!format) {
    const names = Object.values(imageFormats).map(({ extension }) => extension.toUpperCase())
    throw requestError(400, `Invalid image, could not read metadata. Accepted are ${names.join(', ')}`)
  }
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
    const { autoOrient, hasAlpha } = await sharp(path, options).metadata()
    const animated = format === 'gif' || format === 'webp'
    const { isOpaque } = await sharp(path, { ...options, animated }).stats()
    const preview = sharp(path, options).autoOrient().resize({ width: 20 })
    const lqip = hasAlpha
      ? `data:image/png;base64,${(await preview.png().toBuffer()).toString('base64')}`
      : `data:image/jpeg;base64,${(await preview.jpeg({ quality: 60 }).toBuffer()).toString('base64')}`
    return { format, ...autoOrient, hasAlpha, isOpaque, lqip }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    throw requestError(400, `Invalid image, it is damaged or too large to decode: ${reason}`)
  }
}
