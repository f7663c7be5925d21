import { randomBytes } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { defaultLimits } from '../../studio/lake/config.ts'
import { picture } from './pictures.ts'
import { type SharedLake, startSharedLake } from './sharedLake.ts'

let lake: SharedLake
let photo: Buffer
beforeAll(async () => {
  lake = await startSharedLake({ limits: { ...defaultLimits, assetBytes: 200_000 } })
  photo = await picture(320, 180).jpeg().toBuffer()
})
afterAll(() => lake.stop())

const upload = (bytes: Buffer, filename = 'photo.jpg') =>
  lake.writer.assets.upload('image', bytes, { filename })

describe('uploading an image', () => {
  test('answers a document named by content hash and size, with dimensions and a preview', async () => {
    const document = await lake.writer.assets.upload('image', photo, {
      filename: 'ledger.jpg',
      title: 'A ledger',
    })
    expect(document).toMatchObject({
      _id: `image-${document.sha1hash}-320x180-jpg`,
      _type: 'sanity.imageAsset',
      url: `${lake.url}/images/core/production/${document.sha1hash}-320x180.jpg`,
      path: `images/core/production/${document.sha1hash}-320x180.jpg`,
      size: photo.length,
      mimeType: 'image/jpeg',
      extension: 'jpg',
      originalFilename: 'ledger.jpg',
      title: 'A ledger',
      metadata: {
        dimensions: { width: 320, height: 180, aspectRatio: 16 / 9 },
        hasAlpha: false,
        isOpaque: true,
      },
    })
    const preview = Buffer.from(
      `${document.metadata.lqip}`.replace(/^data:image\/jpeg;base64,/, ''),
      'base64',
    )
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 20 })
    const served = await fetch(document.url)
    expect(Buffer.from(await served.arrayBuffer()).equals(photo)).toBe(true)
  })

  test('the same content again is the same document, unchanged', async () => {
    const first = await upload(photo)
    const second = await upload(photo, 'other-name.jpg')
    expect(second).toEqual(first)
  })

  test('two uploads of the same content at once make one document', async () => {
    const fresh = await picture(64, 48).webp().toBuffer()
    const [one, two] = await Promise.all([upload(fresh), upload(fresh)])
    expect(one).toEqual(two)
  })

  test('content is told by its bytes, not by its name', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#f008' } })
      .png()
      .toBuffer()
    const document = await upload(png, 'misleading.jpg')
    expect(document).toMatchObject({ mimeType: 'image/png', metadata: { hasAlpha: true, isOpaque: false } })
    expect(document.url).toMatch(/40x30\.png$/)
  })

  test('EXIF orientation is respected in the dimensions', async () => {
    const turned = await picture(100, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await upload(turned)).metadata.dimensions).toMatchObject({ width: 50, height: 100 })
  })

  const noise = randomBytes(60_000)
  test.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'HTML behind a PNG signature',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
    ],
    ['text', () => Buffer.from('no image at all')],
    ['a truncated JPEG', () => photo.subarray(0, photo.length * 0.6)],
    ['a truncated PNG', async () => (await raw(200, 100).png().toBuffer()).subarray(0, 40_000)],
    ['a truncated GIF', async () => (await raw(200, 100).gif().toBuffer()).subarray(0, 9000)],
    ['a truncated WebP', async () => (await raw(200, 100).webp().toBuffer()).subarray(0, 4000)],
    [
      'a decompression bomb',
      () =>
        sharp({ create: { width: 9000, height: 8000, channels: 3, background: '#fff' } })
          .png({ palette: true })
          .toBuffer(),
    ],
    ['nothing', () => Buffer.alloc(0)],
  ])("%s is refused with 400 in Sanity's error shape", async (_, make) => {
    const before = readdirSync(join(lake.config.directory, 'assets'))
    const bytes = await make()
    await expect(upload(bytes, 'photo.png')).rejects.toMatchObject({
      statusCode: 400,
      response: { body: { statusCode: 400, error: 'Bad Request', message: expect.any(String) } },
    })
    expect(readdirSync(join(lake.config.directory, 'assets'))).toEqual(before)
  })
  const raw = (width: number, height: number) => sharp(noise, { raw: { width, height, channels: 3 } })

  test('another dataset or project answers 404', async () => {
    for (const other of [{ dataset: 'staging' }, { projectId: 'other' }]) {
      const elsewhere = lake.writer.withConfig({
        ...other,
        headers: { 'X-Sanity-Project-ID': other.projectId ?? 'core' },
      })
      await expect(elsewhere.assets.upload('image', photo)).rejects.toMatchObject({ statusCode: 404 })
    }
  })

  test('more than the size limit is refused with 413, declared or streamed', async () => {
    await expect(upload(Buffer.alloc(200_001))).rejects.toMatchObject({ statusCode: 413 })
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) })
    const response = await fetch(`${lake.url}/v1/assets/files/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.config.tokens.write}` },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })
})

test('an upload that breaks off leaves nothing behind, nor does one that a crash cut short', async () => {
  const directory = join(lake.config.directory, 'assets')
  const before = readdirSync(directory)
  const half = connect(lake.config.port, '127.0.0.1')
  half.write(
    `POST /v1/assets/files/production HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\nAuthorization: Bearer ${lake.config.tokens.write}\r\n\r\nhalf`,
  )
  await vi.waitFor(() => expect(readdirSync(directory)).toHaveLength(before.length + 1))
  half.destroy()
  await vi.waitFor(() => expect(readdirSync(directory)).toEqual(before))
  writeFileSync(join(directory, '.upload-left-by-a-crash'), 'half')
  await lake.restart()
  expect(readdirSync(directory)).toEqual(before)
})

describe('files', () => {
  test('are served as downloads that cannot run, whatever they hold', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const document = await lake.writer.assets.upload('file', page, { filename: 'Überblick "2025".html' })
    expect(document).toMatchObject({
      _id: `file-${document.sha1hash}-html`,
      _type: 'sanity.fileAsset',
      size: page.length,
    })
    const { headers } = await fetch(document.url)
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="_berblick _2025_.html"; filename*=UTF-8''%C3%9Cberblick%20%222025%22.html`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test('an empty one is refused with 400', async () => {
    await expect(lake.writer.assets.upload('file', Buffer.alloc(0))).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('parts can be asked for', async () => {
    const document = await lake.writer.assets.upload('file', Buffer.from('0123456789'), {
      filename: 'digits.txt',
    })
    const response = await fetch(document.url, { headers: { range: 'bytes=2-4' } })
    expect([response.status, await response.text()]).toEqual([206, '234'])
  })
})
