import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { type Answer, pack, sizeOf } from './answer.ts'
import type { Renderer } from './renderer.ts'
import { plainHeaders } from './securityHeaders.ts'

/** Scripts and styles; they do not change while the server runs. */
export const isAsset = (path: string) => /^\/(?:_next\/static\/.+\.(?:js|css)|site\.js)$/.test(path)

/** Scripts and styles, kept in all encodings. `get` gives undefined where there is no such file. */
export function openAssets(renderer: Renderer, host: string, maxSize: number) {
  const kept = new LRUCache<string, Answer>({ maxSize, sizeCalculation: sizeOf })
  return {
    fresh: (path: string) => kept.get(path),
    async get(path: string): Promise<Answer | undefined> {
      const answer = await renderer.ask({
        path,
        headers: { host, 'accept-encoding': 'identity' },
        ms: 30_000,
      })
      const body = await buffer(answer)
      if (answer.statusCode !== 200) return
      const headers = {
        ...plainHeaders,
        'Content-Type': answer.headers['content-type'] ?? 'application/octet-stream',
        'Cache-Control': answer.headers['cache-control'] ?? 'public, max-age=0',
      }
      const packed = await pack(200, headers, body, 11)
      kept.set(path, packed)
      return packed
    },
  }
}
