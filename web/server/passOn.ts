import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { askedEachTime, pack, send } from './answer.ts'
import { finishDocument } from './document.ts'
import type { Renderer } from './renderer.ts'
import { fixedHeaders, isAdminPath, plainHeaders } from './securityHeaders.ts'

/** What is said to this connection or decided by this server. */
const left = /^(connection|keep-alive|transfer-encoding|date|x-powered-by|x-nextjs-.*|x-next-.*)$/
const ours = new Set(Object.keys(plainHeaders).map((name) => name.toLowerCase()))

type Options = { renderer: Renderer; supabaseUrl: string }

/** Has Next answer a request, and sends what it says under this server's headers. */
export async function passOn(
  { renderer, supabaseUrl }: Options,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/', method, headers } = request
  const path = url.split('?')[0] ?? ''
  const isAdmin = isAdminPath(path)
  const mayBePage = !path.startsWith('/_next/')
  const answer = await renderer.ask({
    path: url,
    method,
    headers: mayBePage ? { ...headers, 'accept-encoding': 'identity' } : headers,
    body: request,
    ms: 60_000,
  })
  response.on('close', () => answer.destroy())
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !left.test(name) && !ours.has(name)) kept[name] = value
  // Next counts on a cache that it can tell what changed; those on the way to a visitor it cannot.
  if (/s-maxage/.test(String(kept['cache-control']))) kept['cache-control'] = askedEachTime

  const status = answer.statusCode ?? 502
  const isPage = /^text\/html/.test(String(kept['content-type'])) && !answer.headers['content-encoding']
  if (!isPage || method === 'HEAD') {
    response.writeHead(status, { ...kept, ...plainHeaders })
    await pipeline(answer, response)
    return
  }
  const rendered = (await buffer(answer)).toString()
  const { html, policy } = finishDocument(path, rendered, isAdmin ? supabaseUrl : undefined)
  const { etag: _etag, vary: _vary, 'content-length': _length, 'set-cookie': cookies, ...others } = kept
  if (cookies) response.setHeader('set-cookie', cookies)
  const texts = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]))
  send(
    await pack(
      status,
      { ...texts, ...fixedHeaders, 'Content-Security-Policy': policy },
      Buffer.from(html),
      4,
    ),
    request,
    response,
  )
}
