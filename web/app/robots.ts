import type { MetadataRoute } from 'next'
import { env } from '../env.ts'

/** Everything but the admin area and the calls may be indexed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/'] },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
