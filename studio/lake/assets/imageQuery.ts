import { z } from 'zod'

// An empty value would count as 0.
const number = z.string().min(1).pipe(z.coerce.number())

/** Numbers outside the range are moved to its nearest end, fractions rounded; what is no number is refused. */
const within = (low: number, high: number) =>
  number.transform((value) => Math.min(high, Math.max(low, Math.round(value))))

const rect = z
  .string()
  .regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/, 'rect must be left,top,width,height in pixels')
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value.split(',').map(Number)
    return { left, top, width, height }
  })

const imageQuery = z.object({
  w: within(1, 8192).optional(),
  h: within(1, 8192).optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).default('clip'),
  q: within(1, 100).default(75),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  auto: z.enum(['format']).optional(),
  rect: rect.optional(),
  dpr: number.pipe(z.number().min(0.1).max(5)).default(1),
  bg: z
    .string()
    .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'bg must be a colour in hexadecimal')
    .optional(),
})

/** How an image is asked for, after https://www.sanity.io/docs/image-urls. Widths and heights are in pixels. */
export type ImageQuery = z.infer<typeof imageQuery>

/** Reads a URL's parameters; null when none of them asks for a change. Throws a `ZodError` for a senseless value. */
export function parseImageQuery(parameters: Record<string, string>): ImageQuery | null {
  const asked = Object.keys(imageQuery.shape).some((name) => parameters[name] !== undefined)
  return asked ? imageQuery.parse(parameters) : null
}

export type OutputFormat = NonNullable<ImageQuery['fm']> | 'gif'

/**
 * The format to answer in. `auto=format` chooses WebP where `accept` allows it: AVIF is smaller, but takes
 * seconds to make, and the first visitor after a publish waits for it. GIF stays GIF, so that it keeps moving.
 */
export function chooseFormat(query: ImageQuery, source: string, accept: string): OutputFormat {
  if (query.fm) return query.fm
  if (source === 'gif') return 'gif'
  if (query.auto && accept.includes('image/webp')) return 'webp'
  if (source === 'png' || source === 'webp') return source
  return source === 'avif' && !query.auto ? 'avif' : 'jpg'
}
