import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { reserved } from './paths.ts'

/** Names that the Studio's build gives to files whose content never changes. */
const hashed = /-[\w-]{8,}\.(?:m?js|css|woff2)$/

/**
 * Serves a built Studio from its directory. Any other address without a file extension gets its `index.html`,
 * so that links into the Studio work; the API's paths are left alone.
 */
export function studioFiles(directory: string) {
  const app = new Hono()
  const file = serveStatic({ root: directory })
  const page = serveStatic({ root: directory, path: 'index.html' })
  const missing = async () => {}

  app.get('*', async (c, next) => {
    const { path } = c.req
    if (reserved.test(path)) return next()
    const response = (await file(c, missing)) ?? (/\.\w+$/.test(path) ? undefined : await page(c, missing))
    if (!response) return next()
    const lasting = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.headers.set('cache-control', lasting)
    response.headers.set('content-security-policy', "frame-ancestors 'self'")
    response.headers.set('referrer-policy', 'same-origin')
    response.headers.set('x-content-type-options', 'nosniff')
    return response
  })
  return app
}
