import { expect, test } from '@playwright/test'
import { open } from './window.ts'

test('hero with Become an Expert (to /creators) and Browse All Experts', async ({ page }) => {
  await open(page, '/experts', 1280)
  const hero = page.locator('.hero')
  await expect(hero.getByRole('link', { name: 'Become an Expert' })).toHaveAttribute('href', '/creators')
  await hero.getByRole('link', { name: 'Browse All Experts' }).click()
  await expect(page).toHaveURL(/#experts$/)
  await expect(page.locator('#experts').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('an embedded experts listing with image, name, role and description', async ({ page }) => {
  await open(page, '/experts', 360)
  const experts = page.locator('#experts .expert')
  expect(await experts.count()).toBeGreaterThan(3)
  for (const part of ['h3', '.expert-role', '.expert-description']) {
    await expect(experts.first().locator(part)).not.toBeEmpty()
  }
  await expect(experts.first().getByRole('img')).toHaveAttribute('alt', /\S/)
})

test('an invitation to become an expert', async ({ page }) => {
  await open(page, '/experts', 1280)
  await expect(page.locator('#become-an-expert .grid-card')).toHaveCount(3)
  await expect(
    page.locator('main > section').last().getByRole('link', { name: 'Become an Expert' }),
  ).toHaveAttribute('href', '/creators')
})
