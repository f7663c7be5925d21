import type { ImageQuery } from './imageQuery.ts'

type Size = {
  width: number
  height: number
}

type Rect = Size & {
  left: number
  top: number
}

const maxSide = 8192
const maxArea = 4096 * 4096
/** AVIF takes seconds to encode, and anybody may ask for it. */
export const maxAvifArea = 2048 * 2048

/** The picture is scaled to `content` (and its overhang cut off, if `cover`), then laid in the middle of `canvas`. */
export type Layout = {
  content: Size
  canvas: Size
  cover: boolean
}

/**
 * Works out an image's size from the size of its source and the query's `w`, `h`, `dpr` and `fit`.
 * No side exceeds 8192 pixels, no area `limitArea`, 16.8 megapixels if not given; what is larger shrinks in proportion.
 */
export function layoutImage(
  source: Size,
  query: Pick<ImageQuery, 'w' | 'h' | 'dpr' | 'fit'>,
  limitArea = maxArea,
): Layout {
  const { fit } = query
  const enlarges = fit !== 'max' && fit !== 'min' && fit !== 'fillmax'
  const limit = enlarges ? Number.POSITIVE_INFINITY : 1
  const width = query.w && query.w * query.dpr
  const height = query.h && query.h * query.dpr
  const fitting = Math.min(
    (width ?? Number.POSITIVE_INFINITY) / source.width,
    (height ?? Number.POSITIVE_INFINITY) / source.height,
  )
  const inside = scale(source, width || height ? Math.min(limit, fitting) : 1)
  if (!width || !height) return bounded(limitArea, { content: inside, canvas: inside, cover: false })

  const box = { width, height }
  switch (fit) {
    case 'crop':
    case 'scale':
      return bounded(limitArea, { content: box, canvas: box, cover: fit === 'crop' })
    case 'min': {
      const within = scale(box, Math.min(1, source.width / width, source.height / height))
      return bounded(limitArea, { content: within, canvas: within, cover: true })
    }
    case 'fill':
    case 'fillmax':
      return bounded(limitArea, { content: inside, canvas: box, cover: false })
    default:
      return bounded(limitArea, { content: inside, canvas: inside, cover: false })
  }
}

/** The part of a rectangle that lies inside the source, one pixel at least. */
export function clampRect(rect: Rect, source: Size): Rect {
  const left = Math.min(rect.left, source.width - 1)
  const top = Math.min(rect.top, source.height - 1)
  const width = Math.min(Math.max(1, rect.width), source.width - left)
  const height = Math.min(Math.max(1, rect.height), source.height - top)
  return { left, top, width, height }
}

function bounded(limitArea: number, { content, canvas, cover }: Layout): Layout {
  const { width, height } = canvas
  const factor = Math.min(1, maxSide / width, maxSide / height, Math.sqrt(limitArea / (width * height)))
  return { content: whole(scale(content, factor)), canvas: whole(scale(canvas, factor)), cover }
}

function scale({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor }
}

function whole({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
