import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requestError } from '../errors.ts'
import type { LakeConfig, Store } from '../types.ts'
import { ImageCache } from './imageCache.ts'
import { chooseFormat, type OutputFormat, parseImageQuery } from './imageQuery.ts'
import { clampRect, layoutImage, maxAvifArea } from './layout.ts'
import { type AssetName, assetPath, parseFileName, parseImageName } from './names.ts'
import { renderImage } from './render.ts'

const cacheBytes = 512 * 2 ** 20

const described = z.object({ originalFilename: z.string().optional() })

const mimeTypes: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/**
 * `GET /images/…` and `/files/…` for whoever knows the URL, as long as the asset's document exists.
 * Images change with `w`, `h`, `fit`, `q`, `fm`, `auto`, `rect`, `dpr` and `bg`; `dl` names a download.
 */
export function deliveryRoutes(lake: { config: LakeConfig; store: Store }) {
  const { config, store } = lake
  const cache = new ImageCache(join(config.directory, 'image-cache'), cacheBytes)
  const app = new Hono()

  app.get('/images/:projectId/:dataset/:file/:title?', async (c) => {
    const name = find(c, parseImageName)
    const download = c.req.query('dl')
    const disposition = download === undefined ? {} : attachment(download || titleOf(name))
    const query = parseImageQuery(c.req.query())
    if (!query) return original(c, name, disposition)

    const format = chooseFormat(query, name.extension, c.req.header('accept') ?? '')
    const rect = query.rect && clampRect(query.rect, name)
    const layout = layoutImage(rect ?? name, query, format === 'avif' ? maxAvifArea : undefined)
    const rendering = { rect, layout, format, quality: query.q, background: query.bg }
    const key = createHash('sha256')
      .update(JSON.stringify([name.file, rendering]))
      .digest('hex')
    const headers = { ...lasting(key), ...disposition, ...(query.auto && { vary: 'Accept' }) }
    if (hasCopy(c, key)) return c.body(null, 304, headers)
    const bytes = await cache.get(key, () => renderImage({ path: assetPath(config, name), ...rendering }))
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': mimeTypes[format] })
  })

  app.get('/files/:projectId/:dataset/:file/:title?', (c) => {
    const name = find(c, parseFileName)
    return original(c, name, attachment(c.req.query('dl') || titleOf(name)))
  })

  function find<Name extends AssetName>(c: Context, parse: (file: string) => Name | undefined): Name {
    const { projectId, dataset, file = '' } = c.req.param()
    const name = projectId === config.projectId && dataset === config.dataset ? parse(file) : undefined
    if (!name || !store.get(name.id)) throw requestError(404, 'Asset not found')
    return name
  }

  function titleOf(name: AssetName): string {
    return described.safeParse(store.get(name.id)).data?.originalFilename ?? name.file
  }

  async function original(c: Context, name: AssetName, disposition: Record<string, string>) {
    const headers = { ...lasting(name.file), ...disposition }
    if (hasCopy(c, name.file)) return c.body(null, 304, headers)
    const serve = serveStatic({ root: join(config.directory, 'assets'), path: name.file })
    const response = await serve(c, async () => {
      throw requestError(404, 'The bytes of this asset are missing')
    })
    for (const [header, value] of Object.entries(headers)) response?.headers.set(header, value)
    return response ?? c.notFound()
  }
  return app
}

function lasting(tag: string): Record<string, string> {
  return {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${tag}"`,
    'x-content-type-options': 'nosniff',
  }
}

function hasCopy(c: Context, tag: string): boolean {
  return c.req.header('if-none-match')?.includes(`"${tag}"`) ?? false
}

function attachment(name: string): Record<string, string> {
  const plain = name.replace(/[^\w. ()-]/g, '_')
  // RFC 8187 reserves these four, which encodeURIComponent leaves alone.
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` }
}
