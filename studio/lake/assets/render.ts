import sharp, { type Sharp } from 'sharp'
import type { ImageQuery, OutputFormat } from './imageQuery.ts'
import { maxPixels } from './inspect.ts'
import type { Layout } from './layout.ts'

/** All that decides what an image looks like. `rect` lies inside the source. */
type Rendering = {
  path: string
  rect: ImageQuery['rect']
  layout: Layout
  format: OutputFormat
  quality: number
  background: string | undefined
}

/** Draws an image and encodes it. EXIF orientation is applied, all metadata removed. */
export async function renderImage({
  path,
  rect,
  layout,
  format,
  quality,
  background,
}: Rendering): Promise<Buffer> {
  const { content, canvas, cover } = layout
  const opaque = format === 'jpg' || format === 'pjpg'
  const ground = background ? `#${background}` : opaque ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 }
  let image = sharp(path, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    animated: format === 'gif',
  }).autoOrient()
  if (rect) image = image.extract(rect)
  image = image.resize({ ...content, fit: cover ? 'cover' : 'fill' })
  if (content.width < canvas.width || content.height < canvas.height) {
    const left = Math.floor((canvas.width - content.width) / 2)
    const top = Math.floor((canvas.height - content.height) / 2)
    const right = canvas.width - content.width - left
    const bottom = canvas.height - content.height - top
    image = image.extend({ left, top, right, bottom, background: ground })
  }
  if (opaque || background) image = image.flatten({ background: ground })
  return encode(image, format, quality).toBuffer()
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality })
    case 'pjpg':
      return image.jpeg({ quality, progressive: true })
    case 'webp':
      return image.webp({ quality })
    case 'avif':
      return image.avif({ quality, effort: 2 })
    case 'png':
      return image.png()
    case 'gif':
      return image.gif()
  }
}
