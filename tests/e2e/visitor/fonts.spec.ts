import { expect, type Page, test } from '@playwright/test'
import { seededPaths } from '../../support/paths.ts'
import { watchShifts } from './shifts.ts'
import { sized } from './window.ts'

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
  for (const path of seededPaths) {
    test(`faces that come late shift nothing on ${path} at ${width} px`, async ({ page }) => {
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
