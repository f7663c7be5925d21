import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type NextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Next is CommonJS, and Node and bundlers disagree on what importing its default gives.
const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: { default: typeof NextCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

let justStarted = true

type Context = ConstructorParameters<typeof NextCache>[0]
type Entry = Parameters<NextCache['set']>

/**
 * Next's own cache of pages, except that it keeps no answer 404 for a path that never had a page: each would stay
 * on the disk for ever, and visitors can make up any number of them. Where a page was, its 404 replaces it.
 * Pages from before a restart are made anew at their next visit.
 */
export default class PageCache extends FileSystemCache {
  readonly #places: string[]

  constructor(context: Context) {
    super(context)
    // Pages of the build lie under `app`, later ones directly below.
    this.#places = [join(context.serverDistDir, 'app'), context.serverDistDir]
    // Which pages a publish has expired, Next remembers in memory only: a restart would show them again.
    if (justStarted) void this.revalidateTag(['content', 'experts'])
    justStarted = false
  }

  override async set(...[key, data, context]: Entry): Promise<void> {
    const missing = data?.kind === 'APP_PAGE' && data.status === 404
    if (missing && !this.#places.some((place) => existsSync(join(place, `${key}.html`)))) return
    await super.set(key, data, context)
  }
}
