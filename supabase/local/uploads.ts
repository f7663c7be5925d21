import { createMiddleware } from 'hono/factory'
import { imageType, maxFileBytes } from '../imageRules.ts'
import { refuse } from './refusal.ts'

/** What is posted below the objects but is no upload. */
const otherOperations = /^\/storage\/v1\/object\/(?:list\/[^/]+|move|copy)$/

/**
 * Turns every upload into a raw body whose content-type is what its bytes prove. Browsers' supabase-js sends a form
 * whose file field has no name, which `@supabase/lite` cannot read. Refuses what is no image with 415.
 */
export const readUploads = createMiddleware(async (c, next) => {
  const { pathname } = new URL(c.req.url)
  const uploads =
    /^\/storage\/v1\/object\//.test(pathname) &&
    (c.req.method === 'PUT' || (c.req.method === 'POST' && !otherOperations.test(pathname)))
  if (!uploads) return next()

  const headers = new Headers(c.req.raw.headers)
  let bytes: Uint8Array<ArrayBuffer>
  if (/^multipart\/form-data/i.test(headers.get('content-type') ?? '')) {
    const form = await c.req.raw.formData().catch(() => undefined)
    const file = [...(form?.values() ?? [])].find((value) => value instanceof File)
    if (!file) return refuse(c, 400, 'InvalidRequest', 'The form holds no file')
    bytes = new Uint8Array(await file.arrayBuffer())
    const seconds = form?.get('cacheControl')
    if (typeof seconds === 'string' && /^\d{1,8}$/.test(seconds))
      headers.set('cache-control', `max-age=${seconds}`)
  } else {
    bytes = new Uint8Array(await c.req.raw.arrayBuffer())
  }

  if (bytes.length > maxFileBytes) {
    return refuse(c, 413, 'EntityTooLarge', 'The file is larger than 5 MB')
  }
  const type = imageType(bytes)
  if (!type) {
    return refuse(c, 415, 'InvalidMimeType', 'Only PNG, JPEG, WebP, AVIF and GIF images can be uploaded')
  }
  headers.set('content-type', type)
  headers.set('content-length', String(bytes.length))
  c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers, body: bytes })
  return next()
})
