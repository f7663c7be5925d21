import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { complete } from '../env.fixture.ts'

const shape = { width: 600, height: 450, sizes: '100vw' }
const image = {
  alt: 'A desk',
  crop: null,
  hotspot: { _type: 'sanity.imageHotspot' as const, x: 0.9, y: 0.5, height: 0.2, width: 0.2 },
  asset: {
    _id: 'image-0123456789abcdef0123456789abcdef01234567-1600x800-webp',
    metadata: { lqip: 'data:image/webp;base64,AAAA', dimensions: { width: 1600, height: 800 } },
  },
}

beforeAll(() => {
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function draw(what: 'picture' | 'portrait', src = '') {
  const { Picture, Portrait } = await import('./picture.tsx')
  return renderToStaticMarkup(
    what === 'picture' ? (
      <Picture image={image} {...shape} first />
    ) : (
      <Portrait src={src} alt="Dana" {...shape} />
    ),
  )
}

const upstream = (html: string) =>
  decodeURIComponent(html.match(/ src="\/_next\/image\?url=([^&]+)/)?.[1] ?? '')

describe('an image of the content', () => {
  test('goes through the site, so that it outlives the lake', async () => {
    expect(upstream(await draw('picture'))).toMatch(/^\/media\/lake\/0123/)
  })

  test('is cut to its ratio around the hotspot', async () => {
    const rect = new URL(upstream(await draw('picture')), 'http://localhost').searchParams
      .get('rect')
      ?.split(',')
      .map(Number)
    const [left = 0, , width = 0, height = 1] = rect ?? []
    expect(width / height).toBeCloseTo(600 / 450, 2)
    expect(left + width).toBe(1600)
  })

  test('says its size and order, and has a preview behind it', async () => {
    const html = await draw('picture')
    expect(html).toMatch(/width="600" height="450"/)
    expect(html).toMatch(/fetchPriority="high"/i)
    expect(html).toContain('data:image/webp;base64,AAAA')
    expect(html).toContain('alt="A desk"')
  })
})

test('a reference to what is no image draws nothing', async () => {
  const { Picture } = await import('./picture.tsx')
  const faq = { ...image, asset: { _id: 'faq-free', metadata: null } }
  expect(renderToStaticMarkup(<Picture image={faq} {...shape} />)).toBe('')
})

describe('a portrait', () => {
  test('from our own bucket goes through the site', async () => {
    const own = 'http://127.0.0.1:2/storage/v1/object/public/experts/dana.webp'
    expect(upstream(await draw('portrait', own))).toMatch(/^\/media\/experts\/dana\.webp\?s=/)
  })

  test.each([
    'https://pictures.example.com/dana.jpg',
    'http://127.0.0.1:2/storage/v1/object/public/experts.evil/dana.webp',
  ])('from elsewhere is used as it is, without telling where from: %s', async (src) => {
    const html = await draw('portrait', src)
    expect(html).toContain(`src="${src}"`)
    expect(html).toMatch(/referrerPolicy="no-referrer"/i)
    expect(html).toContain('loading="lazy"')
    expect(html).toMatch(/width="600" height="450"/)
  })
})
