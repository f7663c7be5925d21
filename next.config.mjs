import { join, relative, resolve } from 'node:path'
import { env } from './web/env.ts'
import { isLoopback, lakeImages, portraitBucket } from './web/images.ts'

const root = import.meta.dirname
const imageSources = [
  lakeImages({
    apiHost: env.SANITY_API_HOST,
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
  }),
  portraitBucket(env.SUPABASE_URL),
]

/** @param {string} address A folder; its files may be asked for with any query, which says how to cut an image. */
function anythingUnder(address) {
  const { protocol, hostname, port, pathname } = new URL(address)
  return {
    protocol: /** @type {'http' | 'https'} */ (protocol.slice(0, -1)),
    hostname,
    port,
    pathname: `${pathname}/**`,
  }
}

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
  images: {
    remotePatterns: imageSources.map(anythingUnder),
    dangerouslyAllowLocalIP: imageSources.some(isLoopback),
    formats: ['image/webp'],
    deviceSizes: [480, 640, 828, 1080, 1440, 1920],
    // Both sources name files by content or at random and never overwrite, so a picture never changes.
    minimumCacheTTL: 60 * 60 * 24 * 365,
  },
  async headers() {
    return [
      { source: '/:path*', headers: safe },
      { source: '/((?!membership-embed$).*)', headers: unframed },
    ]
  },
}
