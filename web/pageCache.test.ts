import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PageCache from './pageCache.ts'

let directory: string
let cache: PageCache
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'page-cache-'))
  cache = new PageCache(context())
})
afterEach(() => rmSync(directory, { recursive: true }))

const context = () => ({
  ...{ fs: nodeFs, flushToDisk: true, serverDistDir: directory },
  ...{ revalidatedTags: [], _requestHeaders: {} },
})
const keep = (path: string, status: number | undefined, html: string) =>
  cache.set(
    path,
    {
      kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
      html,
      rscData: Buffer.from(''),
      headers: { 'x-next-cache-tags': 'content' },
      postponed: undefined,
      segmentData: undefined,
      status,
    },
    { fetchCache: false, cacheControl: { revalidate: 60, expire: undefined } },
  )
const kept = (from: PageCache, path: string) =>
  from.get(path, { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false })
const fileOf = (path: string) => join(directory, 'app', `${path}.html`)

test('a page is kept on disk, and the 404 of a path that never had one is not', async () => {
  await keep('/about', undefined, 'About')
  await keep('/made-up', 404, 'Not found')
  expect(readFileSync(fileOf('/about'), 'utf8')).toBe('About')
  expect(existsSync(fileOf('/made-up'))).toBe(false)
})

test('the 404 of a page that was unpublished replaces it, so that it does not come back with a restart', async () => {
  await keep('/about', undefined, 'About')
  await keep('/about', 404, 'Not found')
  expect(readFileSync(fileOf('/about'), 'utf8')).toBe('Not found')
})

test('a path that no file can be named after is refused in silence', async () => {
  await keep('/\0', 404, 'Not found')
  await keep(`/${'a'.repeat(300)}`, 404, 'Not found')
})

test('a page from before a restart is made anew: nobody knows any more which publishes it has missed', async () => {
  await keep('/about', undefined, 'About')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await kept(new PageCache(context()), '/about')).toMatchObject({ value: { html: 'About' } })
  vi.resetModules()
  const { default: AfterRestart } = await import('./pageCache.ts')
  expect(await kept(new AfterRestart(context()), '/about')).toBeNull()
})
