import { expect, test } from '@playwright/test'
import { open } from './window.ts'

test('hero, evolution story, three promises, collapsible values', async ({ page }) => {
  await open(page, '/about', 1280)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('added the company')
  await expect(page.getByRole('heading', { name: /From a classroom/ })).toBeVisible()
  await expect(page.locator('.story p')).not.toHaveCount(0)
})

test('three promises: more ways to learn; new and improved events; connection and coaching', async ({
  page,
}) => {
  await open(page, '/about', 360)
  await expect(page.locator('.grid-open h3')).toHaveText([
    'More ways to learn',
    'New and improved events',
    'Connection and coaching',
  ])
})

test('collapsible values: community first, continuous innovation, excellence in everything', async ({
  page,
}) => {
  await open(page, '/about', 360)
  const values = page.locator('.accordion details')
  await expect(values.locator('summary')).toHaveText([
    'Community first',
    'Continuous innovation',
    'Excellence in everything',
  ])
  const first = values.first()
  await expect(first.locator('.prose')).toBeHidden()
  await first.locator('summary').click()
  await expect(first.locator('.prose')).toBeVisible()
  await first.locator('summary').click()
  await expect(first.locator('.prose')).toBeHidden()
})
