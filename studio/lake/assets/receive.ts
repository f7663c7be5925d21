import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requestError } from '../errors.ts'

const passing = '.upload-'

/** An upload on its way: on disk under a passing name, until `keep` gives it its own or `drop` removes it. */
export type Received = {
  path: string
  size: number
  sha1: string
  /** The first 16 bytes. */
  head: Buffer
  keep(path: string): Promise<void>
  drop(): Promise<void>
}

/** Writes a request body to a new file in `directory`, durably. Throws 400 when it is empty, 413 above `limit` bytes. */
export async function receive(
  directory: string,
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Received> {
  const path = join(directory, `${passing}${randomUUID()}`)
  const drop = () => rm(path, { force: true })
  const hash = createHash('sha1')
  const file = await open(path, 'wx', 0o600)
  let size = 0
  let head = Buffer.alloc(0)
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw requestError(413, `The file is larger than ${limit} bytes`)
      if (head.length < 16) head = Buffer.concat([head, chunk.subarray(0, 16)])
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    if (size === 0) throw requestError(400, 'The file is empty')
    await file.sync()
  } catch (error) {
    await drop()
    throw error
  } finally {
    await file.close()
  }
  const keep = async (target: string) => {
    await rename(path, target)
    await syncDirectory(dirname(target))
  }
  return { path, size, sha1: hash.digest('hex'), head, keep, drop }
}

/** Makes the directory and removes from it the uploads that a crash cut short. */
export function dropLeftovers(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(directory)) if (name.startsWith(passing)) rmSync(join(directory, name))
}

/** Makes a rename in the directory survive a power cut. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
