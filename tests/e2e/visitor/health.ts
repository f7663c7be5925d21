import { expect, test } from '@playwright/test'
import { checkAxe } from './axe.ts'
import { watchErrors } from './watch.ts'
import { open, widths } from './window.ts'

/** Tests what must hold on every page: axe finds nothing, nothing overflows, the console stays quiet, images load. */
export function expectHealthy(path: string): void {
  for (const width of widths) {
    test(`${path} at ${width} px: axe finds nothing, also with all answers open; no overflow, no console error`, async ({
      page,
    }) => {
      const errors = watchErrors(page)
      await open(page, path, width)
      const lines = page.locator('details:not([name]) > summary').filter({ visible: true })
      for (const line of await lines.all()) await line.click()
      await checkAxe(page)
      for (const image of await page.getByRole('main').locator('img').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      }
      expect(errors).toEqual([])
    })
  }
}
