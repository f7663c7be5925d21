import { type ImageType, imageType, maxFileBytes } from '../../../../supabase/imageRules.ts'

export type PreparedImage = { blob: Blob; type: ImageType }

/** Why a file cannot be used, in words for the person who chose it. */
export class UnusableImage extends Error {}

/** Portraits are shown at most 400 px wide, on screens of up to 2.5 device pixels each. */
const maxSide = 1024

/** How large to draw a picture anew, in its own proportions; undefined for one that is small enough in pixels and bytes. */
export function scaledSize(
  width: number,
  height: number,
  bytes: number,
): { width: number; height: number } | undefined {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  if (scale === 1 && bytes <= maxFileBytes) return undefined
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * What will be sent for a chosen file: a large photo as WebP of at most 1024 px, upright as its EXIF data say, a small one
 * and a GIF (which may move) as they are. Rejects with UnusableImage for what is no image by its content, is damaged, or
 * is too large.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const type = imageType(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  if (!type) {
    throw new UnusableImage(
      `“${file.name}” is not a PNG, JPEG, WebP, AVIF or GIF image. Choose a file of one of these kinds.`,
    )
  }
  const bitmap = await createImageBitmap(file.slice(0, file.size, type)).catch((cause) => {
    throw new UnusableImage(
      `“${file.name}” cannot be opened: it is damaged, or far too large. Choose another file.`,
      { cause },
    )
  })
  try {
    const size = type === 'image/gif' ? undefined : scaledSize(bitmap.width, bitmap.height, file.size)
    const image = size ? await redraw(bitmap, size) : { blob: file.slice(0, file.size, type), type }
    if (image.blob.size > maxFileBytes) {
      throw new UnusableImage(`“${file.name}” is larger than 5 MB. Choose a smaller one.`)
    }
    return image
  } finally {
    bitmap.close()
  }
}

async function redraw(bitmap: ImageBitmap, size: { width: number; height: number }): Promise<PreparedImage> {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no images')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
  // A browser that writes no WebP writes PNG.
  return { blob, type: blob.type === 'image/webp' ? 'image/webp' : 'image/png' }
}
