import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { type Answer, askedEachTime, pack, sizeOf } from './answer.ts'
import { finishDocument } from './document.ts'
import { createKeeper } from './keeper.ts'
import type { Renderer } from './renderer.ts'
import { fixedHeaders } from './securityHeaders.ts'

/** Stands for all paths that lead nowhere, so that they share one page. No editor can publish a path like it. */
const nowhere = '/_nowhere'

const waiting = { patience: 600, oldest: 60_000, rest: 2_000 }
/** Seconds after which a page is made again in the background. */
const longestLife = 30

type Options = { renderer: Renderer; renderKey: string; host: string; maxSize: number }

/**
 * The pages of the content, rendered once and kept until the content changes, for a minute at most. Which paths have
 * one is known from the content too; all other paths share the page that says so.
 */
export function openPages({ renderer, renderKey, host, maxSize }: Options) {
  const render = (path: string) =>
    renderer.ask({
      path,
      // The key makes Next render now, past everything it has kept itself.
      headers: { host, 'x-prerender-revalidate': renderKey },
      ms: 30_000,
    })

  const paths = createKeeper<Set<string>>({
    ...waiting,
    maxSize: 1,
    async make() {
      const answer = await render('/api/paths')
      const body = await buffer(answer)
      if (answer.statusCode !== 200) throw new Error(`It answered ${answer.statusCode}.`)
      return {
        value: new Set(z.array(z.string()).parse(JSON.parse(body.toString()))),
        size: 1,
        life: lifeOf(answer.headers['cache-control']),
      }
    },
  })

  const pages = createKeeper<Answer>({
    ...waiting,
    maxSize,
    async make(path) {
      const rendered = await render(path)
      const { statusCode: status = 500, headers } = rendered
      const body = await buffer(rendered)
      if (status >= 500) throw new Error(`It answered ${status}.`)
      const value = await packPage(path, status, headers.location, headers.link, body)
      return { value, size: sizeOf(value), life: lifeOf(headers['cache-control']) }
    },
  })

  /** The page or the redirect at a path, or the page that says that there is none. Rejects when it cannot be made. */
  async function get(path: string): Promise<Answer> {
    // The page is made while the paths are read: whoever waits, waits for both at once.
    const guess = paths.last('/')?.has(path) ? path : nowhere
    const [known, page] = await Promise.all([paths.get('/'), pages.get(guess)])
    const right = known.has(path) ? path : nowhere
    return right === guess ? page : pages.get(right)
  }

  return {
    /** The page at a path if it is at hand and new. */
    fresh: (path: string) => (path === nowhere ? undefined : pages.fresh(path)),
    get,
    knows: async (path: string) => (await paths.get('/')).has(path),
    expire(): void {
      paths.expire()
      pages.expire()
    },
  }
}

function packPage(path: string, status: number, location: string | undefined, link: unknown, body: Buffer) {
  const { html, policy } = finishDocument(path, location ? '' : body.toString())
  const headers = {
    ...fixedHeaders,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': askedEachTime,
    ...(location && { Location: location }),
    ...(typeof link === 'string' && { Link: link }),
  }
  return pack(status, headers, Buffer.from(html), 9)
}

/** Milliseconds for which Next takes a page for fresh; less than usual while a backend is down. */
function lifeOf(cacheControl: string | undefined): number {
  const seconds = Number(/s-maxage=(\d+)/.exec(cacheControl ?? '')?.[1] ?? longestLife)
  return Math.min(Math.max(seconds, 1), longestLife) * 1000
}
