import { createImageUrlBuilder } from '@sanity/image-url'
import { imageSize } from '../../schemas/imageSize.ts'
import { client } from './client.ts'
import type { SectionOf } from './index.ts'

export type ContentImage = NonNullable<SectionOf<'hero'>['image']>

const lake = createImageUrlBuilder(client)

/** The lake's address of an image, cut to a ratio around its hotspot, `width` pixels wide; null without an image file. */
export function imageUrl(image: ContentImage | null, width: number, height: number): string | null {
  if (!image?.asset || !imageSize(image.asset._id)) return null
  const { asset, crop, hotspot } = image
  const source = { asset, ...(crop && { crop }), ...(hotspot && { hotspot }) }
  return lake.image(source).width(width).height(height).fit('crop').quality(90).url()
}
