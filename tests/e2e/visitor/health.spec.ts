import { expect, test } from '@playwright/test'
import { seededPaths } from '../../support/paths.ts'
import { checkAxe } from './axe.ts'
import { open, sized, widths } from './window.ts'

for (const path of [...seededPaths, '/no-such-page']) {
  test(`axe finds nothing on ${path} at 360, 768 and 1280 px, closed and with all details open; nothing overflows, no picture is missing`, async ({
    page,
  }) => {
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image' && !response.ok()) missing.push(response.url())
    })
    await open(page, path, widths[0])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await checkAxe(page)
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const one of all) one.open = true
    })
    for (const width of widths) {
      await page.setViewportSize(sized(width))
      await checkAxe(page)
    }
    await page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
      Promise.allSettled(
        all.map((image) => {
          image.loading = 'eager'
          return image.decode()
        }),
      ),
    )
    expect(missing).toEqual([])
  })
}
