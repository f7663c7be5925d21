import { embeddablePath } from '../web/server/securityHeaders.ts'

/** A path where no page is. */
export const missingPath = '/no-such-page'

/**
 * The paths of all pages of the running site, by its sitemap: the one that other sites embed and the one for unknown
 * paths too. Throws in plain words where no site answers.
 */
export async function sitePages(siteUrl: string): Promise<string[]> {
  const sitemap = await fetch(`${siteUrl}/sitemap.xml`)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
    .catch(() => {
      throw new Error(`Nothing answers at ${siteUrl}. Run npm start first.`)
    })
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  return [...listed, embeddablePath, missingPath]
}
