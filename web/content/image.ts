import { createImageUrlBuilder } from '@sanity/image-url'
import { client } from './client.ts'
import type { SectionOf } from './index.ts'

export type ContentImage = NonNullable<SectionOf<'hero'>['image']>

const lake = createImageUrlBuilder(client)

/** The lake's address of an image, cut to a ratio around its hotspot, `width` pixels wide; null without an image file. */
export function imageUrl(image: ContentImage, width: number, height: number): string | null {
  const { asset, crop, hotspot } = image
  if (!asset?._id.startsWith('image-')) return null
  const source = { asset, ...(crop && { crop }), ...(hotspot && { hotspot }) }
  return lake.image(source).width(width).height(height).fit('crop').quality(90).url()
}
