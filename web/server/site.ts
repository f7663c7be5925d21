import type { IncomingMessage, ServerResponse } from 'node:http'
import { explain } from '../explain.ts'
import { send } from './answer.ts'
import { isAsset, openAssets } from './assets.ts'
import type { readBuild } from './build.ts'
import { openPages } from './pages.ts'
import { passOn } from './passOn.ts'
import type { Renderer } from './renderer.ts'
import { plainHeaders } from './securityHeaders.ts'
import { onChange } from './signal.ts'

const megabyte = 1024 * 1024

/** Queries that change nothing in what the server sends: the library's filters, which its script reads, and campaigns. */
const harmlessQuery = /^(?:(?:q|category|tab|utm_\w+)=[^&]*(?:&|$))*$/

type Options = { renderer: Renderer; build: ReturnType<typeof readBuild>; host: string; supabaseUrl: string }

/** The site as a request listener: pages from memory, everything else from Next. */
export function openSite({ renderer, build, host, supabaseUrl }: Options) {
  const pages = openPages({ renderer, renderKey: build.renderKey, host, maxSize: 64 * megabyte })
  const assets = openAssets(renderer, host, 16 * megabyte)
  const next = { renderer, supabaseUrl }
  const draftCookie = `__prerender_bypass=${build.renderKey}`
  onChange(pages.expire)

  async function answer(path: string, query: string, request: IncomingMessage, response: ServerResponse) {
    // Next answers 500 where its routes stumble over such a path.
    if (!isReadable(path)) return send(await pages.get(path), request, response)
    if (isAsset(path)) {
      const asset = await assets.get(path)
      return asset ? send(asset, request, response) : passOn(next, request, response)
    }
    // Next itself leads from /about/ to /about.
    const isNexts = build.ownsPath(path) || (path !== '/' && path.endsWith('/'))
    const seesDrafts = request.headers.cookie?.includes(draftCookie)
    if (isNexts || seesDrafts) return passOn(next, request, response)
    if (!isPlain(request, query) && (await pages.knows(path))) return passOn(next, request, response)
    send(await pages.get(path), request, response)
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '/' } = request
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const query = cut < 0 ? '' : url.slice(cut + 1)
    if (isPlain(request, query) && !request.headers.cookie?.includes(draftCookie)) {
      const known = pages.fresh(path) ?? assets.fresh(path)
      if (known) {
        send(known, request, response)
        return
      }
    }
    answer(path, query, request, response).catch((cause) => {
      if (response.headersSent) return response.destroy()
      console.error(`${path} could not be answered. ${explain(cause)}`)
      response.writeHead(503, {
        ...plainHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': '5',
      })
      response.end('This page cannot be shown right now. Please try again in a moment.\n')
    })
  }
}

/** False for percent signs that stand for no text, such as `/%ff`, and for addresses that name a host of their own. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return path.startsWith('/')
  } catch {
    return false
  }
}

function isPlain({ method, headers }: IncomingMessage, query: string): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.rsc === undefined && harmlessQuery.test(query)
}
