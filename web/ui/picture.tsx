import { getImageProps } from 'next/image'
import type { ComponentProps } from 'react'
import { type ContentImage, imageUrl } from '../content/image.ts'
import { ownPath } from '../media/index.ts'

type Shape = {
  /** The drawn size in CSS pixels at its largest; its ratio is the crop. */
  width: number
  height: number
  /** The `sizes` attribute: how wide the image is drawn at which window width. */
  sizes: string
  className?: string
}

/**
 * An image of the content, cut around its hotspot and sent through the site's own optimizer, so that visitors get it
 * from here while the lake is down. `first` marks the one image that a visitor sees first.
 */
export function Picture({ image, first, ...shape }: { image: ContentImage | null; first?: boolean } & Shape) {
  const { width, height, sizes, className } = shape
  const src = ownImage(image, width * 2, height * 2)
  if (!image || !src) return null
  const lqip = image.asset?.metadata?.lqip
  const { props } = getImageProps({
    src,
    alt: image.alt ?? '',
    width,
    height,
    sizes,
    ...(first && { loading: 'eager', fetchPriority: 'high' }),
    ...(lqip && { style: { backgroundImage: `url(${lqip})`, backgroundSize: 'cover' } }),
  })
  return <Plain {...props} className={className} />
}

/** A portrait from anywhere: our own bucket goes through the optimizer, other addresses are used as they are. */
export function Portrait({ src, alt, ...shape }: { src: string; alt: string } & Shape) {
  const { width, height, sizes, className } = shape
  const own = ownPath(src)
  if (own) {
    const { props } = getImageProps({ src: own, alt, width, height, sizes })
    return <Plain {...props} className={className} />
  }
  return (
    <Plain
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}

/** The path on this site of an image of the content, cut to that many pixels; undefined without a file. */
export function ownImage(image: ContentImage | null, width: number, height: number): string | undefined {
  const address = imageUrl(image, width, height)
  return address ? ownPath(address) : undefined
}

function Plain({ alt, style, ...props }: ComponentProps<'img'> & { alt: string }) {
  // Transparent text, which the optimizer would set on each image, stands in the style sheet.
  const { color: _color, ...placeholder } = style ?? {}
  const inline = Object.keys(placeholder).length > 0 ? placeholder : undefined
  // biome-ignore lint/performance/noImgElement: the optimizer's attributes without a client component
  return <img {...props} alt={alt} style={inline} />
}
