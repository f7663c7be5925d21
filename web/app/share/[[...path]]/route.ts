import { LRUCache } from 'lru-cache'
import { getPage, getPaths, getSettings } from '../../../content/index.ts'
import { shareCard } from '../../../share/card.ts'

type Context = { params: Promise<{ path?: string[] }> }

// Kept here and not as files: an editor may make many titles, and each is quickly drawn.
export const dynamic = 'force-dynamic'

const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 200 })

/** The picture for shared links of the page at the same path. Answers 404 where no page is. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = `/${(await params).path?.join('/') ?? ''}`
  const { pages } = await getPaths()
  if (!pages.some((page) => page.path === path)) return new Response(null, { status: 404 })
  const [page, { brand }] = await Promise.all([getPage(path), getSettings()])
  const title = page?.seo.title ?? brand
  const key = JSON.stringify([brand, title])
  const picture = drawn.get(key) ?? new Uint8Array(await shareCard({ brand, title }))
  drawn.set(key, picture)
  return new Response(picture, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  })
}
