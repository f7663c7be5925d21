import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const routes = z.object({
  staticRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
})
const prerender = z.object({ preview: z.object({ previewModeId: z.string() }) })

const catchAll = '/[[...path]]'

/**
 * What the page server must know of a finished build: `ownsPath` tells whether a path is a file or a route of the code,
 * as opposed to a page of the content; `renderKey` is what Next wants to hear before it renders a page anew.
 */
export function readBuild(webDirectory: string, distDirectory: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(distDirectory, name), 'utf8'))
  const { staticRoutes, dynamicRoutes } = routes.parse(read('routes-manifest.json'))
  const files = new Set(
    readdirSync(join(webDirectory, 'public'), { recursive: true }).map((name) => `/${name}`),
  )
  const patterns = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => page !== catchAll && !page.startsWith('/_'))
    .map(({ regex }) => new RegExp(regex))
  return {
    renderKey: prerender.parse(read('prerender-manifest.json')).preview.previewModeId,
    ownsPath: (path: string) =>
      path.startsWith('/_next/') || files.has(path) || patterns.some((pattern) => pattern.test(path)),
  }
}
