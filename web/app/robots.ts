import type { MetadataRoute } from 'next'
import { env } from '../env.ts'
import { embeddablePath } from '../server/securityHeaders.ts'

/** Everything may be indexed but the admin area, calls and previews, and what other sites embed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/', embeddablePath] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
