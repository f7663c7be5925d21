import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { requestError } from '../errors.ts'

const atOnce = 2
const maxWaiting = 100

/**
 * Keeps what was made under a key in files of `directory`, of at most `maxBytes` together; the longest unused go first.
 * At most two are made at a time, and requests for the same key share one making.
 */
export class ImageCache {
  readonly #directory: string
  readonly #sizes: LRUCache<string, number>
  readonly #making = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(directory: string, maxBytes: number) {
    this.#directory = directory
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_, key, reason) => {
        if (reason === 'evict') rmSync(join(directory, key), { force: true })
      },
    })
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    this.#readDirectory()
  }

  /** What is kept under `key`, made now if it is not. Throws 503 when too many are waiting to be made. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#sizes.get(key) !== undefined) {
      const kept = await readFile(join(this.#directory, key)).catch(() => undefined)
      if (kept) return kept
    }
    const shared = this.#making.get(key)
    if (shared) return shared
    const made = this.#inTurn(make).finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    const bytes = await made
    await this.#keep(key, bytes)
    return bytes
  }

  async #inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= maxWaiting)
        throw requestError(503, 'Too many images are being made; try again')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await make()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  async #keep(key: string, bytes: Buffer): Promise<void> {
    const passing = join(this.#directory, `.${randomUUID()}`)
    try {
      const file = await open(passing, 'wx', 0o600)
      await file.writeFile(bytes)
      await file.sync()
      await file.close()
      await rename(passing, join(this.#directory, key))
      this.#sizes.set(key, bytes.length)
    } catch (error) {
      // A full disk must not take the pictures off the page.
      console.warn('An image could not be kept:', error)
      await rm(passing, { force: true })
    }
  }

  #readDirectory(): void {
    const files = readdirSync(this.#directory).map((key) => ({
      key,
      stat: statSync(join(this.#directory, key)),
    }))
    for (const { key, stat } of files.sort((a, b) => a.stat.mtimeMs - b.stat.mtimeMs)) {
      if (key.startsWith('.')) rmSync(join(this.#directory, key))
      else this.#sizes.set(key, stat.size)
    }
  }
}
