import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'

/** A plain picture. */
export const picture = (format: Format, width = 8, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#0E5A47' } })
    .toFormat(format)
    .toBuffer()

/** A picture of about three megabytes that is small enough in pixels to be sent as it is. */
export const heavyPicture = () =>
  sharp(randomBytes(1000 * 1000 * 3), { raw: { width: 1000, height: 1000, channels: 3 } })
    .png()
    .toBuffer()

/** A photo as phones take them: lying, dark green on its left half, and marked to be turned by 90° to the right. */
export const lyingPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#0E5A47' } },
        left: 0,
        top: 0,
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
