import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { open, widths } from './window.ts'

test('public JavaScript on / weighs at most 150 KB, CSS 15 KB (gzip), fonts 90 KB', async ({ page }) => {
  const weights = { script: 0, stylesheet: 0, font: 0 }
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return
    pending.push(
      response.body().then((body) => {
        weights[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await Promise.all(pending)
  console.log('bytes on /:', weights)
  expect(weights.script).toBeGreaterThan(0)
  expect(weights.script).toBeLessThanOrEqual(150 * 1024)
  expect(weights.stylesheet).toBeLessThanOrEqual(15 * 1024)
  expect(weights.font).toBeLessThanOrEqual(90 * 1024)
})

for (const path of ['/', '/academy', '/no-such-page']) {
  for (const width of widths) {
    test(`axe finds nothing on ${path} at ${width} px, and nothing overflows`, async ({ page }) => {
      await open(page, path, width)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}

test('axe finds nothing in the open menu and in open answers', async ({ page }) => {
  await open(page, '/', 360)
  for (const summary of await page.locator('summary').all()) await summary.click()
  await page.locator('.menu-button').click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})
