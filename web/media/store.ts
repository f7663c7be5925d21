import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explain } from '../explain.ts'

type Download = (address: string) => Promise<Buffer>

/**
 * Pictures of other hosts, kept in a directory from the first time they are seen. What an address shows must never
 * change. `read` gives the bytes and throws when they are neither kept nor to be had; `keep` sees to it that they
 * are there when the other host is not, and never throws.
 */
export function openStore(dir: string, download: Download) {
  const coming = new Map<string, Promise<Buffer>>()
  const fileOf = (address: string) => join(dir, createHash('sha256').update(address).digest('hex'))

  async function bring(address: string): Promise<Buffer> {
    const bytes = await download(address)
    const file = fileOf(address)
    const draft = `${file}.${randomUUID()}`
    try {
      await mkdir(dir, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (cause) {
      console.error(`A picture cannot be kept in ${dir}. ${explain(cause)}`)
    }
    return bytes
  }

  function bringOnce(address: string): Promise<Buffer> {
    const known = coming.get(address)
    if (known) return known
    const promise = bring(address).finally(() => coming.delete(address))
    coming.set(address, promise)
    return promise
  }

  return {
    read: (address: string) => readFile(fileOf(address)).catch(() => bringOnce(address)),
    async keep(address: string): Promise<void> {
      try {
        await access(fileOf(address)).catch(() => bringOnce(address))
      } catch (cause) {
        console.error(`A picture could not be fetched: ${address}. ${explain(cause)}`)
      }
    },
  }
}
