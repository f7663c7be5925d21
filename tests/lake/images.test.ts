import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from './pictures.ts'
import { type SharedLake, startSharedLake } from './sharedLake.ts'

let lake: SharedLake
let url: string
beforeAll(async () => {
  lake = await startSharedLake()
  url = (await upload(await picture(320, 180).jpeg().toBuffer())).url
})
afterAll(() => lake.stop())

const upload = (bytes: Buffer) => lake.writer.assets.upload('image', bytes)

async function see(parameters: string, accept = '*/*') {
  const response = await fetch(`${url}?${parameters}`, { headers: { accept } })
  expect(response.status).toBe(200)
  return { response, image: sharp(Buffer.from(await response.arrayBuffer())) }
}

test.each([
  ['w=160', 160, 90],
  ['h=90', 160, 90],
  ['w=160&dpr=2', 320, 180],
  ['w=100&h=100', 100, 56],
  ['w=640&fit=clip', 640, 360],
  ['w=640&fit=max', 320, 180],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=400&h=400&fit=crop', 400, 400],
  ['w=400&h=400&fit=min', 180, 180],
  ['w=100&h=100&fit=fill', 100, 100],
  ['w=400&h=400&fit=fillmax', 400, 400],
  ['w=50&h=80&fit=scale', 50, 80],
  ['rect=160,0,160,180', 160, 180],
  ['rect=300,170,900,900&w=10', 10, 5],
  ['w=99.6', 100, 56],
  ['w=-5', 1, 1],
])('%s gives %i x %i pixels', async (parameters, width, height) => {
  const { image } = await see(parameters)
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width, height })
})

test('no request makes an image beyond sane bounds', async () => {
  const { image } = await see('w=99999&h=99999&fit=scale&dpr=5&q=1')
  expect(await image.metadata()).toMatchObject({ width: 4096, height: 4096 })
})

test('AVIF, which takes seconds to make, has closer bounds', async () => {
  const { image } = await see('w=8192&h=8192&fit=scale&fm=avif&q=1')
  expect(await image.metadata()).toMatchObject({ width: 2048, height: 2048 })
})

test('rect takes the named part, crop the middle, fill pads with the colour of bg', async () => {
  const colour = async (parameters: string, left: number, top: number) => {
    const { image } = await see(`${parameters}&fm=png`)
    const pixel = await image.removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
    return [...pixel].map((value) => (value > 200 ? 'f' : value < 50 ? '0' : '?')).join('')
  }
  expect(await colour('rect=200,0,100,100', 5, 50)).toBe('00f')
  expect(await colour('rect=0,0,100,100', 95, 50)).toBe('f00')
  expect(await colour('w=100&h=100&fit=crop', 10, 50)).toBe('f00')
  expect(await colour('w=100&h=100&fit=crop', 90, 50)).toBe('00f')
  expect(await colour('w=100&h=100&fit=fill&bg=0f0', 50, 2)).toBe('0f0')
  expect(await colour('w=100&h=100&fit=fill&bg=0f0', 10, 50)).toBe('f00')
})

test.each([
  ['fm=webp', 'image/webp', 'webp'],
  ['fm=png', 'image/png', 'png'],
  ['fm=avif', 'image/avif', 'heif'],
  ['fm=pjpg', 'image/jpeg', 'jpeg'],
])('%s answers %s', async (parameters, type, format) => {
  const { response, image } = await see(`w=40&${parameters}`)
  expect(response.headers.get('content-type')).toBe(type)
  expect((await image.metadata()).format).toBe(format)
})

test('EXIF orientation is respected before anything is cut out', async () => {
  // Orientation 6: what is stored on the right is seen at the bottom.
  const { url: turned } = await upload(
    await picture(100, 50).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  const response = await fetch(`${turned}?rect=0,50,50,50&fm=png`)
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
  expect(dominant.b).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(50)
})

test('auto=format answers WebP to those who take it, and says that it depends', async () => {
  const modern = await see('w=50&auto=format', 'image/avif,image/webp,*/*')
  const old = await see('w=50&auto=format', 'image/png,*/*')
  expect(modern.response.headers.get('content-type')).toBe('image/webp')
  expect(old.response.headers.get('content-type')).toBe('image/jpeg')
  expect(old.response.headers.get('vary')).toContain('Accept')
})

test('a lower q makes a smaller file', async () => {
  const size = async (q: number) => (await (await fetch(`${url}?q=${q}`)).arrayBuffer()).byteLength
  expect(await size(10)).toBeLessThan(await size(95))
})

test('responses are immutable and answer 304 to whoever has them', async () => {
  for (const address of [url, `${url}?w=77`]) {
    const { headers } = await fetch(address)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  }
})

test('an image is made once: 20 requests at once share it, and later ones find it on disk', async () => {
  const cached = () => readdirSync(join(lake.config.directory, 'image-cache')).length
  const before = cached()
  const bodies = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${url}?w=123&fit=max`)).text()),
  )
  expect(new Set(bodies).size).toBe(1)
  await lake.restart()
  expect(await (await fetch(`${url}?fit=max&w=123.2`)).text()).toBe(bodies[0])
  expect(cached()).toBe(before + 1)
})

test('metadata such as the place of a photograph is removed', async () => {
  const placed = await picture(30, 20)
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 3230/100' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(placed).metadata()).exif).toBeDefined()
  const document = await upload(placed)
  const bytes = await (await fetch(`${document.url}?w=30`)).arrayBuffer()
  expect((await sharp(Buffer.from(bytes)).metadata()).exif).toBeUndefined()
})

test.each(['w=wide', 'fit=nope', 'rect=1,2', 'fm=svg', 'bg=red', 'w='])(
  '%s is refused with 400, not cached',
  async (parameters) => {
    const response = await fetch(`${url}?${parameters}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('cache-control')).toBeNull()
  },
)

test('an asset whose document is gone, another dataset or project, or a path answers 404', async () => {
  const gone = await upload(await picture(10, 10).png().toBuffer())
  await lake.writer.delete(gone._id)
  const other = [
    gone.url,
    url.replace('/production/', '/staging/'),
    url.replace('/core/', '/other/'),
    `${lake.url}/images/core/production/..%2f..%2flake.db`,
    `${lake.url}/files/core/production/lake.db`,
  ]
  for (const address of other) expect((await fetch(address)).status, address).toBe(404)
})
