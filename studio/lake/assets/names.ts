import { join } from 'node:path'
import type { LakeConfig } from '../types.ts'

/** What an asset is called: in documents, in URLs and on disk. */
export type AssetName = {
  id: string
  /** `<sha1>-<W>x<H>.<extension>` for an image, `<sha1>.<extension>` for a file. */
  file: string
}

/** Names an image by its content hash and its size in pixels. */
export function imageName(image: {
  sha1: string
  width: number
  height: number
  extension: string
}): AssetName {
  const base = `${image.sha1}-${image.width}x${image.height}`
  return { id: `image-${base}-${image.extension}`, file: `${base}.${image.extension}` }
}

/** Names a file by its content hash. */
export function fileName(file: { sha1: string; extension: string }): AssetName {
  return { id: `file-${file.sha1}-${file.extension}`, file: `${file.sha1}.${file.extension}` }
}

/** The image that a URL's last part names, with its size in pixels, or undefined when no image is called so. */
export function parseImageName(file: string) {
  const [, base, width, height, extension] =
    /^([0-9a-f]{40}-([1-9]\d*)x([1-9]\d*))\.([a-z]+)$/.exec(file) ?? []
  if (!base || !extension) return undefined
  return { id: `image-${base}-${extension}`, file, width: Number(width), height: Number(height), extension }
}

/** The file that a URL's last part names, or undefined when none is called so. */
export function parseFileName(file: string): AssetName | undefined {
  const [, sha1, extension] = /^([0-9a-f]{40})\.([a-z0-9]+)$/.exec(file) ?? []
  return sha1 && extension ? { id: `file-${sha1}-${extension}`, file } : undefined
}

/** Where the bytes of an asset lie. */
export function assetPath(config: LakeConfig, name: AssetName): string {
  return join(config.directory, 'assets', name.file)
}
