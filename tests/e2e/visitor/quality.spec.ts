import { test } from '@playwright/test'
import { checkAxe } from './axe.ts'
import { open } from './window.ts'

test('axe finds nothing in the open menu and in open answers', async ({ page }) => {
  await open(page, '/', 360)
  for (const summary of await page.locator('summary').all()) await summary.click()
  await page.locator('.menu-button').click()
  await checkAxe(page)
})
