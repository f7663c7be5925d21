import { expect, test } from '@playwright/test'
import { open } from './window.ts'

test('the full FAQ: seventeen entries in four categories, several open at once, searched in question and answer', async ({
  page,
}) => {
  await open(page, '/academy', 1280)
  const entries = page.locator('[data-item]')
  await expect(entries).toHaveCount(17)
  await expect(page.locator('[data-faq-category] h3')).toHaveText([
    'General Transition',
    'Membership & Benefits',
    'Learning & Events',
    'Coaching & Support',
  ])
  await entries.nth(0).locator('summary').click()
  await entries.nth(1).locator('summary').click()
  await expect(page.locator('[data-item][open]')).toHaveCount(2)

  const search = page.getByPlaceholder('Search FAQs...')
  await search.fill('WHICH PLANS')
  await expect(page.locator('[data-item]:visible')).toHaveCount(2)
  await expect(page.locator('[data-faq-category]:visible')).toHaveCount(1)
  await search.fill('industry newsletters')
  await expect(page.locator('[data-item]:visible summary')).toContainText(['What do I get for free?'])
  await search.fill('no such words')
  await expect(page.locator('[data-item]:visible')).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText(/No question matches/)
  await search.fill('')
  await expect(page.locator('[data-item]:visible')).toHaveCount(17)
})

test('on paper every answer is open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/academy')
  await expect(page.getByText('Up to 40 as a paid member')).toBeVisible()
  await expect(page.getByPlaceholder('Search FAQs...')).toBeHidden()
})
