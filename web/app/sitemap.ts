import type { MetadataRoute } from 'next'
import { getPaths } from '../content/index.ts'
import { env } from '../env.ts'

/** All published pages but those that other sites embed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { pages } = await getPaths()
  return pages
    .filter(({ frame }) => frame === 'full')
    .map(({ path, _updatedAt }) => ({ url: `${env.SITE_URL}${path}`, lastModified: _updatedAt }))
}
