import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { SectionOf, Settings } from '../../content/index.ts'
import { complete } from '../../env.fixture.ts'

const settings: Settings = {
  brand: 'Core',
  description: 'A community.',
  links: null,
  mailboxes: null,
  copyright: '© {year} Core',
  names: null,
  notFound: null,
  labels: null,
  toasts: null,
  navigation: [],
  navigationAction: null,
  footerLinks: null,
}

const words: SectionOf<'hero'> = {
  _key: 'a',
  _type: 'hero',
  anchor: null,
  eyebrow: null,
  headline: 'One line\nand another',
  text: null,
  actions: null,
  benefits: null,
  image: null,
  ledger: null,
}
const image = {
  alt: null,
  crop: null,
  hotspot: null,
  asset: { _id: 'image-0123456789abcdef0123456789abcdef01234567-1600x1200-webp', metadata: null },
}
const ledger = {
  title: 'Your year',
  column: null,
  badge: null,
  lines: [{ _key: 'l', label: 'Members', value: '948+' }],
  totalLabel: 'Carried forward',
  total: 'One better firm',
}

beforeAll(() => {
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

async function draw(section: SectionOf<'hero'>) {
  const { Hero } = await import('./index.tsx')
  return renderToStaticMarkup(<Hero section={section} settings={settings} />)
}

describe('the hero', () => {
  test.each([
    ['only words', {}, 'hero-words', 0, 0],
    ['an image', { image }, 'hero-spread', 1, 0],
    ['a ledger card', { ledger }, 'hero-spread', 0, 1],
    ['a ledger card on an image', { image, ledger }, 'hero-art-layered', 1, 1],
    ['an image field without a file', { image: { ...image, asset: null } }, 'hero-words', 0, 0],
  ])('with %s has a layout of its own', async (_name, part, layout, images, tables) => {
    const html = await draw({ ...words, ...part })
    expect(html).toContain(layout)
    expect(html.match(/<img/g)?.length ?? 0).toBe(images)
    expect(html.match(/<table/g)?.length ?? 0).toBe(tables)
  })

  test('the ledger reads as lines with figures and a total', async () => {
    const text = (await draw({ ...words, ledger })).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('Members 948+')
    expect(text).toContain('Carried forward One better firm')
  })

  test('the headline is the one main heading, its line breaks kept', async () => {
    const html = await draw(words)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/One line.*<\/span><span[^>]*>and another/)
  })
})
