/** The pixels of an image by its asset's id, as in `image-<hash>-1600x1200-webp`; null where the id is of another shape. */
export function imageSize(assetId: string): { width: number; height: number } | null {
  const [, width, height] = /^image-[A-Za-z0-9_]+-([1-9]\d*)x([1-9]\d*)-[a-z0-9]+$/.exec(assetId) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}
