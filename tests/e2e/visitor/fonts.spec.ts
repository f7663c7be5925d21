import { expect, type Page, test } from '@playwright/test'
import { watchShifts } from './shifts.ts'
import { sized } from './window.ts'

const mainPaths = ['/', '/about', '/membership', '/events', '/experts', '/creators', '/perks', '/claim-offer']

/** Holds back the site's faces. Call the function it returns to let them go; it resolves when the page has them. */
async function holdFaces(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  await page.route('**/*.woff2', (route) => {
    held.push(async () => {
      const arrival = page.waitForEvent('requestfinished', (request) => request === route.request())
      await route.continue()
      await arrival
    })
  })
  return async () => {
    await expect.poll(() => held.length).toBe(2)
    await Promise.all(held.map((letGo) => letGo()))
  }
}

for (const width of [360, 1280]) {
  for (const path of mainPaths) {
    test(`no layout shift: faces that come late move nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize(sized(width))
      const shifts = await watchShifts(page)
      const letFacesGo = await holdFaces(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await letFacesGo()
      await page.waitForLoadState('load')
      await page.evaluate(async () => {
        await document.fonts.ready
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      })
      expect(await shifts()).toBeLessThan(0.01)
    })
  }
}

test('headings stand in Fraunces and all else in Inter once the faces are there', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const faceOf = async (selector: string) => {
    const { root } = await session.send('DOM.getDocument')
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName).join()
  }
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await expect(async () => {
    await page.reload()
    expect([await faceOf('h1'), await faceOf('.lead')]).toEqual(['Fraunces', 'Inter'])
  }).toPass()
})

test('size-adjusted fallbacks: words are as wide in the system faces, of which this machine has some', async ({
  page,
}) => {
  await page.goto('/')
  // A page that is drawn before the site's own faces are there goes without them.
  await expect(async () => {
    await page.reload()
    for (const { fallback, ratio } of await widthsOfFallbacks(page)) {
      expect(ratio, fallback).toBeGreaterThan(0.98)
      expect(ratio, fallback).toBeLessThan(1.02)
    }
  }).toPass()
})

/** How wide the words of the page are in each fallback this machine has, with the site's own face as 1. */
function widthsOfFallbacks(page: Page) {
  return page.evaluate(async () => {
    const words = document.querySelector('main')?.textContent ?? ''
    const context = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(document.documentElement)
    const widthIn = async (font: string) => {
      const faces = await document.fonts.load(font).catch(() => [])
      if (!context || !faces.length) return 0
      context.font = font
      return context.measureText(words).width
    }
    const [fraunces, inter] = ['--font-fraunces', '--font-inter'].map((name) => style.getPropertyValue(name))
    const pairs = [
      { ours: `500 20px ${fraunces}`, fallback: '500 20px "Fraunces Georgia"' },
      { ours: `500 20px ${fraunces}`, fallback: '500 20px "Fraunces Times"' },
      { ours: `400 20px ${inter}`, fallback: '400 20px "Inter Arial"' },
      { ours: `600 20px ${inter}`, fallback: '600 20px "Inter Arial"' },
    ]
    const ratios = await Promise.all(
      pairs.map(async ({ ours, fallback }) => ({
        fallback,
        ratio: (await widthIn(fallback)) / (await widthIn(ours)),
      })),
    )
    return ratios.filter(({ ratio }) => ratio > 0)
  })
}
