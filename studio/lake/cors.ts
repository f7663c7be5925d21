import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestError } from './errors.ts'
import type { LakeConfig } from './types.ts'

/** The browser origins that may send credentials and receive the sign-in redirect: the lake's own and the configured ones. */
export function knownOrigins(config: LakeConfig): string[] {
  return [...new Set([config.publicUrl, ...config.origins].map((url) => new URL(url).origin))]
}

/**
 * Credentialed CORS for known origins. Any other origin gets no CORS header at all,
 * so its scripts can read nothing, and 403 for whatever is not a plain read.
 */
export function knownOriginsOnly(config: LakeConfig): MiddlewareHandler {
  const origins = knownOrigins(config)
  const share = cors({ origin: origins, credentials: true, maxAge: 600 })
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && origins.includes(origin)) return share(c, next)
    if (origin !== undefined && c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw requestError(403, 'CORS Origin not allowed')
    }
    await next()
    c.header('vary', 'Origin', { append: true })
  }
}
