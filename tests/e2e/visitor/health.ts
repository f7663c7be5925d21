import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { open, widths } from './window.ts'

/** Tests what must hold on every page: axe finds nothing, nothing overflows, the console stays quiet, images load. */
export function expectHealthy(path: string): void {
  for (const width of widths) {
    test(`${path} at ${width} px: axe finds nothing, also with all answers open; no overflow, no console error`, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await open(page, path, width)
      const lines = page.locator('details:not([name]) > summary').filter({ visible: true })
      for (const line of await lines.all()) await line.click()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
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
