import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import { imageType, maxFileBytes } from '../imageRules.ts'

type StorageAdapter = NonNullable<App['_storageAdapter']>

/**
 * Files in one flat directory, under names made from a hash of bucket and key: nothing a client sends reaches the file system.
 * A file is one line of JSON (its type as proven by its bytes, its cache-control), then the bytes; it appears whole or not at all.
 */
export function createFileStorage(dir: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) =>
    join(
      dir,
      createHash('sha256')
        .update(JSON.stringify([bucket, key]))
        .digest('hex'),
    )

  const read = async (bucket: string, key: string) => {
    const file = await readFile(pathOf(bucket, key))
    const end = file.indexOf('\n')
    const head: { mimetype: string; cacheControl: string } = JSON.parse(file.toString('utf8', 0, end))
    const body = file.subarray(end + 1)
    return { body, metadata: metadataOf(body, head.mimetype, head.cacheControl) }
  }

  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, _declaredType, cacheControl) {
      const bytes = await collect(body)
      const mimetype = imageType(bytes)
      if (!mimetype) throw new Error('Refused to store a file that is not an image')
      await writeWhole(pathOf(bucket, key), [`${JSON.stringify({ mimetype, cacheControl })}\n`, bytes])
      return metadataOf(bytes, mimetype, cacheControl)
    },
    async getObject(bucket, key) {
      try {
        return { httpStatusCode: 200, ...(await read(bucket, key)) }
      } catch (error) {
        if (!isMissing(error)) throw error
        // Without a body the caller answers "not found".
        return { httpStatusCode: 404, metadata: metadataOf(new Uint8Array(), '', '') }
      }
    },
    headObject: async (bucket, key) => (await read(bucket, key)).metadata,
    deleteObject: (bucket, key) => rm(pathOf(bucket, key), { force: true }),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => rm(pathOf(bucket, key), { force: true })))
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const target = pathOf(toBucket, to)
      const temporary = `${target}.${randomUUID()}`
      await copyFile(pathOf(fromBucket, from), temporary)
      await rename(temporary, target)
      return (await read(toBucket, to)).metadata
    },
    privateAssetUrl: async () => {
      throw new Error('Stored files have no address of their own')
    },
  }
}

/** Makes the directory of a file storage, or clears it of uploads that a killed process left unfinished. */
export async function prepareStorageDirectory(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const unfinished = (await readdir(dir)).filter((name) => name.includes('.'))
  await Promise.all(unfinished.map((name) => rm(join(dir, name), { force: true })))
}

function metadataOf(bytes: Uint8Array, mimetype: string, cacheControl: string) {
  const eTag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
  return { mimetype, cacheControl, eTag, size: bytes.length, contentLength: bytes.length }
}

async function collect(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxFileBytes) throw new Error('Refused to store a file above the size limit')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function writeWhole(path: string, parts: (string | Uint8Array)[]) {
  const temporary = `${path}.${randomUUID()}`
  const file = await open(temporary, 'wx', 0o600)
  try {
    for (const part of parts) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
