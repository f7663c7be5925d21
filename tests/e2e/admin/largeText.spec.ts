import { expect } from '@playwright/test'
import { open } from '../visitor/window.ts'
import { openNew } from './editor.ts'
import { addExperts, openExperts, removeExperts } from './manageExperts.ts'
import { test } from './signedIn.ts'

const prefix = 'Largeling'

// An admin who has set the browser's text to twice its usual size.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    })
  },
})

test.beforeAll(async () => {
  const label = (index: number) => `${prefix} ${index}`
  await addExperts(...Array.from({ length: 60 }, (_, index) => ({ name: label(index) })))
})
test.afterAll(() => removeExperts(prefix))

for (const width of [360, 1280]) {
  test(`with text at 200 % no admin page of a ${width} px window scrolls sideways, nor does the dialog`, async ({
    page,
  }) => {
    const overflow = (selector: string) =>
      page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth)
    await open(page, '/admin', width)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    expect(await overflow('html')).toBe(0)
    await openExperts(page, width)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    expect(await overflow('html')).toBe(0)
    await expect(await openNew(page, width)).toBeVisible()
    expect(await overflow('.dialog-body')).toBe(0)
  })
}

test('in a low window the pages leave its room to the rows', async ({ page }) => {
  await openExperts(page, 1280)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toBeInViewport()
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(pages).not.toBeInViewport()
})
