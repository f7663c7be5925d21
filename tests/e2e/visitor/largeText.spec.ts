import { expect, test } from '@playwright/test'
import { seededPaths } from '../../support/paths.ts'
import { open } from './window.ts'

// A visitor who has set the browser's text to twice its usual size.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    })
  },
})

test('with text at 200 % the navigation of a 1280 px window is the menu, whose links have room', async ({
  page,
}) => {
  await open(page, '/', 1280)
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  const menu = page.getByRole('navigation')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  for (const link of await menu.getByRole('link').all()) {
    await expect(link).toBeVisible()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

for (const width of [360, 1280]) {
  test(`with text at 200 % no page of a ${width} px window scrolls sideways`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of seededPaths) {
      await open(page, path, width)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })
}
