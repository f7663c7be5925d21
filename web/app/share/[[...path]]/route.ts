import { getPage, getSettings } from '../../../content/index.ts'
import { shareCard } from '../../../share/card.ts'

type Context = { params: Promise<{ path?: string[] }> }

export const dynamic = 'force-static'

/** No card at build time: each is drawn when it is first asked for, and kept until the content changes. */
export function generateStaticParams() {
  return []
}

/** The picture for shared links of the page at the same path. Answers 404 where no page is. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { path = [] } = await params
  const [page, settings] = await Promise.all([getPage(`/${path.join('/')}`), getSettings()])
  if (!page) return new Response(null, { status: 404 })
  const picture = await shareCard({ brand: settings.brand, title: page.seo.title })
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
