import { z } from 'zod'
import type { LakeConfig } from '../types.ts'
import type { ImageFacts } from './inspect.ts'
import { type AssetName, fileName, imageName } from './names.ts'
import { imageFormats } from './sniff.ts'

/** What the uploader may say about an asset in the query; unknown parameters are ignored. */
export const uploadQuery = z.object({
  filename: z.string().max(255).optional(),
  label: z.string().max(1000).optional(),
  title: z.string().max(1000).optional(),
  description: z.string().max(10_000).optional(),
  creditLine: z.string().max(1000).optional(),
  sourceId: z.string().max(1000).optional(),
  sourceName: z.string().max(1000).optional(),
  sourceUrl: z.string().max(2000).optional(),
})
type UploadQuery = z.infer<typeof uploadQuery>

type Bytes = {
  sha1: string
  size: number
}

/** The `sanity.imageAsset` document of an inspected image. */
export function imageDocument(config: LakeConfig, bytes: Bytes, image: ImageFacts, query: UploadQuery) {
  const { extension, mimeType } = imageFormats[image.format]
  const { width, height, hasAlpha, isOpaque, lqip } = image
  const name = imageName({ sha1: bytes.sha1, width, height, extension })
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
  const document = {
    ...common(config, 'images', bytes, name, query),
    _type: 'sanity.imageAsset',
    extension,
    mimeType,
    metadata: { _type: 'sanity.imageMetadata', dimensions, hasAlpha, isOpaque, lqip },
  }
  return { name, document }
}

/** The `sanity.fileAsset` document of any file. Its extension comes from the file's name, its type from the request. */
export function fileDocument(config: LakeConfig, bytes: Bytes, contentType: string, query: UploadQuery) {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(query.filename ?? '')?.[1]?.toLowerCase() ?? 'bin'
  const mimeType = /^[\w.+-]+\/[\w.+-]+/.exec(contentType)?.[0] ?? 'application/octet-stream'
  const name = fileName({ sha1: bytes.sha1, extension })
  const document = {
    ...common(config, 'files', bytes, name, query),
    _type: 'sanity.fileAsset',
    extension,
    mimeType,
  }
  return { name, document }
}

function common(
  config: LakeConfig,
  folder: 'images' | 'files',
  bytes: Bytes,
  name: AssetName,
  query: UploadQuery,
) {
  const { filename, label, title, description, creditLine, sourceId, sourceName, sourceUrl } = query
  const path = `${folder}/${config.projectId}/${config.dataset}/${name.file}`
  const source = sourceId && { id: sourceId, name: sourceName, url: sourceUrl }
  return {
    _id: name.id,
    assetId: bytes.sha1,
    sha1hash: bytes.sha1,
    size: bytes.size,
    path,
    url: `${config.publicUrl}/${path}`,
    ...(filename && { originalFilename: filename }),
    ...(label && { label }),
    ...(title && { title }),
    ...(description && { description }),
    ...(creditLine && { creditLine }),
    ...(source && { source }),
  }
}
