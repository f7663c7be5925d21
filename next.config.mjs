import { join, relative, resolve } from 'node:path'
import { env } from './web/env.ts'
import { contentSecurityPolicy, embeddablePath, fixedHeaders } from './web/server/securityHeaders.ts'

const root = import.meta.dirname

const fixed = Object.entries(fixedHeaders).map(([key, value]) => ({ key, value }))
// The page server names each inline script; a host without it has to allow them all.
const policy = (path, supabaseUrl) => [
  {
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy({
      path,
      supabaseUrl,
      scripts: ["'unsafe-inline'"],
      styles: ["'unsafe-inline'"],
      styleAttributes: ["'unsafe-inline'"],
    }),
  },
]

/** @type {import('next').NextConfig} */
export default {
  distDir: relative(join(root, 'web'), resolve(root, 'web', env.NEXT_DIST_DIR)),
  turbopack: { root },
  outputFileTracingRoot: root,
  // The tests check the types of the whole repository at once; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // What the admin area may know in the browser: where Supabase is, and the key that everybody may know.
  env: {
    NEXT_PUBLIC_SUPABASE_URL: env.SUPABASE_URL,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: env.SUPABASE_PUBLISHABLE_KEY,
  },
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
      { source: '/:path*', headers: [...fixed, ...policy('')] },
      { source: embeddablePath, headers: policy(embeddablePath) },
      {
        source: '/admin/:path*',
        headers: [...policy('', env.SUPABASE_URL), { key: 'Cache-Control', value: 'private, no-store' }],
      },
    ]
  },
}
