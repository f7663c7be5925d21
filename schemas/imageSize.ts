import type { ImageValue } from 'sanity'

type Size = { width: number; height: number }

/** How large a hero's picture is drawn at most, in CSS pixels. */
export const heroPicture: Size = { width: 600, height: 450 }

/** The pixels of an image by its asset's id, as in `image-<hash>-1600x1200-webp`; null where the id is of another shape. */
export function imageSize(assetId: string): Size | null {
  const [, width, height] = /^image-[A-Za-z0-9_]+-([1-9]\d*)x([1-9]\d*)-[a-z0-9]+$/.exec(assetId) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Returns true, or what an editor should know of an image that is not sharp where it is drawn at that size. */
export function checkSharpness(image: ImageValue | undefined, drawn: Size): true | string {
  const size = imageSize(image?.asset?._ref ?? '')
  if (!size) return true
  const { left = 0, right = 0, top = 0, bottom = 0 } = image?.crop ?? {}
  const width = Math.round(size.width * (1 - left - right))
  const height = Math.round(size.height * (1 - top - bottom))
  // Fine screens have two pixels where the page counts one.
  const needed = { width: drawn.width * 2, height: drawn.height * 2 }
  if (width >= needed.width && height >= needed.height) return true
  return `This picture has ${width} × ${height} pixels and will look blurred. Choose one of at least ${needed.width} × ${needed.height}.`
}
