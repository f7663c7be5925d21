import { expect } from '@playwright/test'
import { checkAxe } from '../visitor/axe.ts'
import { test } from './signedIn.ts'

test('a page that breaks says what to do, keeps the way on, and tries again', async ({ page }) => {
  await page.route('**/rest/v1/experts*', (route) =>
    route.fulfill({
      json: [{ id: 'broken', name: {}, role: {} }],
      headers: { 'content-range': '0-0/1', 'access-control-expose-headers': '*' },
    }),
  )
  await page.goto('/admin/experts')
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  await checkAxe(page)
  await page.unroute('**/rest/v1/experts*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Experts' })).toBeVisible()
})
