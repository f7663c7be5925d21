import { join, relative, resolve } from 'node:path'
import { env } from './web/env.ts'

const root = import.meta.dirname

const safe = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  ...(env.SITE_URL.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]
    : []),
]
const unframed = [{ key: 'Content-Security-Policy', value: "frame-ancestors 'none'" }]

/** @type {import('next').NextConfig} */
export default {
  distDir: relative(join(root, 'web'), resolve(root, 'web', env.NEXT_DIST_DIR)),
  turbopack: { root },
  outputFileTracingRoot: root,
  // The tests check the types of the whole repository at once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  cacheHandler: join(root, 'web', 'pageCache.ts'),
  images: {
    // The optimizer reaches no other host: pictures come through web/media.
    localPatterns: [{ pathname: '/media/**' }],
    formats: ['image/webp'],
    deviceSizes: [480, 640, 828, 1080, 1440, 1920],
    // The lake and the bucket name files by content or at random and never overwrite: a picture never changes.
    minimumCacheTTL: 60 * 60 * 24 * 365,
  },
  async headers() {
    return [
      { source: '/:path*', headers: safe },
      { source: '/((?!membership-embed$).*)', headers: unframed },
    ]
  },
}
