import { getConnInfo } from '@hono/node-server/conninfo'
import type { App } from '@supabase/lite'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { setupExperts } from '../functions/setup-experts/handler.ts'
import { maxFileBytes } from '../imageRules.ts'
import { announceChanges, countRows } from './announce.ts'
import type { SupabaseConfig } from './config.ts'
import { limitAttempts } from './limitAttempts.ts'
import { refuse } from './refusal.ts'
import { readUploads } from './uploads.ts'

const setupExpertsPath = '/functions/v1/setup-experts'

/** Tested against the raw path, so an encoded or doubled slash never reaches what stands behind. */
const openPaths = [
  /^\/rest\/v1\/(rpc\/)?[a-z_]+$/,
  /^\/auth\/v1\/(signup|token|logout|user|settings|health)$/,
  // `info` would tell visitors who uploaded a picture. Signed addresses are for private buckets; there is none.
  /^\/storage\/v1\/(bucket(\/|$)|object\/(?!info\/|sign\/|upload\/sign\/))/,
  /^\/functions\/v1\/setup-experts$/,
]

/** What supabase-js sends, and what it reads. */
const allowHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'cache-control',
  'prefer',
  'range',
  'x-client-info',
  'x-retry-count',
  'x-supabase-api-version',
  'x-upsert',
  'x-metadata',
  'accept-profile',
  'content-profile',
]
const exposeHeaders = ['content-range', 'content-type', 'etag', 'retry-after', 'x-sb-error-code']

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError(c) {
      // The rest of the body stays unread, so the connection cannot serve another request.
      c.header('connection', 'close')
      return refuse(c, 413, 'EntityTooLarge', 'The request is too large')
    },
  })

/**
 * Everything that stands between the network and `@supabase/lite`: an allow-list of paths, CORS for the site alone,
 * body limits, attempt limits, honest uploads, and word to the site after each change of the experts.
 */
export function createGuard(lite: App, config: SupabaseConfig) {
  const app = new Hono()

  app.use(
    cors({
      origin: config.siteUrl,
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders,
      exposeHeaders,
      maxAge: 600,
    }),
  )
  app.use(async (c, next) => {
    const { pathname } = new URL(c.req.url)
    const hasControlCharacter = /%[01]/.test(pathname)
    return openPaths.some((path) => path.test(pathname)) && !hasControlCharacter
      ? next()
      : refuse(c, 404, 'not_found', 'There is nothing here')
  })

  // `@supabase/lite` asks for no key before storage. An address of a picture works without one, in an <img>.
  const keys = new Set([config.publishableKey, config.secretKey])
  app.use(async (c, next) => {
    const isPicture = /^(GET|HEAD)$/.test(c.req.method) && c.req.path.startsWith('/storage/v1/object/public/')
    return isPicture || keys.has(c.req.header('apikey') ?? '')
      ? next()
      : refuse(c, 401, 'invalid_api_key', 'The apikey header is missing or wrong')
  })

  app.use('/rest/*', async (c, next) =>
    asksForRegex(new URL(c.req.url).searchParams)
      ? refuse(c, 400, 'bad_request', 'The operators match and imatch are not available')
      : next(),
  )

  const uploadLimit = limitBody(maxFileBytes + 64 * 1024)
  const jsonLimit = limitBody(64 * 1024)
  app.use((c, next) =>
    c.req.path.startsWith('/storage/v1/object/') ? uploadLimit(c, next) : jsonLimit(c, next),
  )

  app.use('/auth/v1/*', limitAttempts())
  app.use('/storage/v1/object/*', readUploads, neverExecutable)

  const announce = announceChanges(config.revalidate)
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/rest/v1/experts', countRows)
  app.use('/rest/v1/experts', announce)
  app.use(setupExpertsPath, announce)

  app.post(setupExpertsPath, async (c) =>
    withoutCors(
      await setupExperts(c.req.raw, {
        supabaseUrl: config.publicUrl,
        publishableKey: config.publishableKey,
        fetch: (input, init) => lite.fetch(new Request(input, init)),
      }),
    ),
  )
  app.all('/functions/*', (c) => refuse(c, 405, 'method_not_allowed', 'Use POST'))

  app.all('*', async (c) =>
    withoutCors(await lite.fetch(c.req.raw, { peerAddress: getConnInfo(c).remote.address ?? null })),
  )

  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}: ${String(error)}`)
    return refuse(c, 500, 'internal_error', 'Something went wrong here')
  })
  return app
}

/** The embedded database shares this process and knows no time limit: one backtracking expression would stop it for all. */
const asksForRegex = (filters: URLSearchParams) =>
  [...filters.values()].some((value) => /(?:^|[.(,])\s*i?match\s*[.(]/i.test(value))

/** A stored file can neither be taken for another type nor run anything, and the site may embed it. */
const neverExecutable = createMiddleware(async (c, next) => {
  await next()
  c.header('x-content-type-options', 'nosniff')
  c.header('content-security-policy', "default-src 'none'; sandbox")
  c.header('cross-origin-resource-policy', 'cross-origin')
})

/** What stands behind allows every origin; the guard alone decides. */
function withoutCors(answer: Response): Response {
  const headers = new Headers(answer.headers)
  for (const name of answer.headers.keys()) if (name.startsWith('access-control-')) headers.delete(name)
  return new Response(answer.body, { status: answer.status, headers })
}
