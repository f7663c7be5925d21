import { expect, test } from '@playwright/test'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('on paper the free and the paid benefits can be read, and no tab is left over', async ({ page }) => {
  await page.goto('/membership', { waitUntil: 'networkidle' })
  for (const panel of await page.locator('.benefit-panel').all()) await expect(panel).toBeVisible()
  await expect(page.locator('.tabs [role=tab]').first()).toBeHidden()
})

test('on paper the application is whole, all five steps, without what has to be pressed', async ({
  page,
}) => {
  await page.goto('/partnership-application', { waitUntil: 'networkidle' })
  await expect(page.locator('.sheet > section:visible')).toHaveCount(5)
  await expect(page.locator('.sheet-controls')).toBeHidden()
})

test('on paper the library has no search and no filters', async ({ page }) => {
  await page.goto('/resources', { waitUntil: 'networkidle' })
  await expect(page.locator('.resource').first()).toBeVisible()
  await expect(page.locator('.library-controls')).toBeHidden()
})
