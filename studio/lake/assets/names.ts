import { join } from 'node:path'
import type { LakeConfig } from '../types.ts'

/** What an asset is called: in documents, in URLs and on disk. */
export interface AssetName {
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

/** The name that a URL's last part stands for, or undefined when no asset is called so. */
export function parseAssetName(kind: 'image' | 'file', file: string): AssetName | undefined {
  const pattern = kind === 'image' ? /^([0-9a-f]{40}-\d+x\d+)\.([a-z]+)$/ : /^([0-9a-f]{40})\.([a-z0-9]+)$/
  const [, base, extension] = pattern.exec(file) ?? []
  return base && extension ? { id: `${kind}-${base}-${extension}`, file } : undefined
}

/** Where the bytes of an asset lie. */
export function assetPath(config: LakeConfig, name: AssetName): string {
  return join(config.directory, 'assets', name.file)
}
