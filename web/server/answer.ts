import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

/** An answer that is ready to be sent again and again. */
export type Answer = {
  status: number
  etag: string
  bodies: Record<Encoding, Buffer>
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: Record<Encoding | 'unchanged', string[]>
}

/** The `Cache-Control` of what browsers may keep, but ask about before they show it again. */
export const askedEachTime = 'public, max-age=0, must-revalidate'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Packs a body in all encodings. `quality` is brotli's, from 0 to 11. */
export async function pack(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  quality: number,
): Promise<Answer> {
  const [br, zipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(body),
  ])
  const etag = `W/"${createHash('sha256')
    .update(headers['Content-Security-Policy'] ?? '')
    .update(body)
    .digest('base64url')
    .slice(0, 22)}"`
  const common = Object.entries({ ...headers, ETag: etag, Vary: 'Accept-Encoding' }).flat()
  const withBody = (encoding: Encoding, { length }: Buffer) => [
    ...common,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(length),
  ]
  return {
    status,
    etag,
    bodies: { br, gzip: zipped, identity: body },
    headers: {
      br: withBody('br', br),
      gzip: withBody('gzip', zipped),
      identity: withBody('identity', body),
      unchanged: common,
    },
  }
}

/** The bytes that an answer takes in memory. */
export const sizeOf = ({ bodies }: Answer) => bodies.br.length + bodies.gzip.length + bodies.identity.length

/** Sends an answer in the encoding that the browser likes best, or says that what it has is still right. */
export function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = request.headers
  if (answer.status === 200 && known !== undefined && isKnown(known, answer.etag)) {
    response.writeHead(304, answer.headers.unchanged).end()
    return
  }
  const encoding = preferred(Array.isArray(accepted) ? accepted.join() : accepted)
  response.writeHead(answer.status, answer.headers[encoding])
  response.end(request.method === 'HEAD' ? undefined : answer.bodies[encoding])
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function preferred(accepted: string): Encoding {
  const allows = (name: string) =>
    new RegExp(`(?:^|[,\\s])${name}(?![\\w-])(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(accepted)
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity'
}

const isKnown = (known: string, etag: string) =>
  known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag)
