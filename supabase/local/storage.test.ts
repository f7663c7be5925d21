import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxFileBytes } from '../imageRules.ts'
import { createFileStorage, prepareStorageDirectory } from './storage.ts'

let dir: string
let gif: Buffer
const noVersion = undefined

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'core-storage-'))
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
  gif = await image.gif().toBuffer()
})
afterAll(() => rm(dir, { recursive: true }))
beforeEach(async () => {
  await Promise.all((await readdir(dir)).map((name) => rm(join(dir, name))))
})

describe('createFileStorage', () => {
  const upload = (key: string, bytes: Buffer = gif) =>
    createFileStorage(dir).uploadObject('experts', key, noVersion, bytes, 'text/html', 'max-age=3600')
  const get = (key: string) => createFileStorage(dir).getObject('experts', key, noVersion)

  test('serves the type that the bytes prove, not the declared one, and the given cache-control', async () => {
    await upload('page.html')
    const { body, metadata } = await get('page.html')
    expect(body).toEqual(gif)
    expect(metadata).toMatchObject({ mimetype: 'image/gif', cacheControl: 'max-age=3600', size: gif.length })
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'a/b/c.gif', 'nul\0.gif', '.'])(
    'keeps %j under a name made by the server',
    async (key) => {
      await upload(key)
      const names = await readdir(dir)
      expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
      expect((await get(key)).body).toEqual(gif)
    },
  )

  test('refuses what is no image, and more than 5 MiB even when it comes as a stream', async () => {
    await expect(upload('a.gif', Buffer.from('<script>'))).rejects.toThrow('not an image')
    const stream = new Blob([new Uint8Array(gif), new Uint8Array(maxFileBytes)]).stream()
    const tooMuch = createFileStorage(dir).uploadObject(
      'experts',
      'b.gif',
      noVersion,
      stream,
      'image/gif',
      '',
    )
    await expect(tooMuch).rejects.toThrow('size limit')
    expect(await readdir(dir)).toEqual([])
  })

  test('tells two buckets and a missing file apart', async () => {
    await upload('a')
    const other = await createFileStorage(dir).getObject('expert', 'sa', noVersion)
    expect(other).not.toHaveProperty('body')
  })

  test('copies, and deletes more than once without complaint', async () => {
    const storage = createFileStorage(dir)
    await upload('a')
    await storage.copyObject('experts', 'a', noVersion, 'experts', 'b', noVersion)
    await storage.deleteObject('experts', 'a', noVersion)
    await storage.deleteObject('experts', 'a', noVersion)
    expect((await get('b')).body).toEqual(gif)
    await storage.deleteObjects('experts', ['a', 'b'])
    expect(await readdir(dir)).toEqual([])
  })
})

describe('prepareStorageDirectory', () => {
  test('clears unfinished uploads and keeps finished ones', async () => {
    const finished = 'f'.repeat(64)
    await writeFile(join(dir, finished), '')
    await writeFile(join(dir, `${finished}.1b4e28ba-2fa1-11d2-883f-0016d3cca427`), '')
    await prepareStorageDirectory(dir)
    expect(await readdir(dir)).toEqual([finished])
  })
})
