import { expect, test } from '@playwright/test'
import { open } from './window.ts'

test('stats: 10,000+ members, 95% engagement, 50+ partner benefits', async ({ page }) => {
  await open(page, '/perks', 360)
  const stats = page.locator('.figures').first()
  await expect(stats.locator('dd')).toHaveText(['10,000+', '95%', '50+'])
  await expect(stats.locator('dt')).toHaveText(['members', 'engagement', 'partner benefits'])
})

test('value for vendors and for members', async ({ page }) => {
  await open(page, '/perks', 1280)
  await expect(page.locator('#value h3')).toHaveText(['For vendors', 'For members'])
})

test('six perk cards, each with a disabled Member Access Required button', async ({ page }) => {
  await open(page, '/perks', 1280)
  const perks = page.locator('.perk')
  await expect(perks).toHaveCount(6)
  await expect(perks.locator('.perk-discount')).toHaveText([
    '40% off',
    '35% off',
    '3 months free',
    '50% off',
    '30% off',
    '6 months free',
  ])
  for (const perk of await perks.all()) {
    await expect(perk.getByRole('button', { name: 'Member Access Required' })).toBeDisabled()
    await expect(perk.getByRole('heading')).not.toBeEmpty()
    await expect(perk.locator('.points li').first()).not.toBeEmpty()
  }
})

test('six vendor partnership types with suitable for, format, examples and benefits', async ({ page }) => {
  await open(page, '/perks', 1280)
  const types = page.locator('.partnerships > li')
  await expect(types).toHaveCount(6)
  for (const type of await types.all()) {
    await expect(type.locator('dt')).toHaveText(['Suitable for', 'Format', 'For example'])
    await expect(type.getByRole('heading', { name: 'What you get' })).toBeVisible()
    expect(await type.locator('.points li').count()).toBeGreaterThan(1)
  }
})

test('six reasons to partner with success metrics 85% retention, 3.2x ROI, 150+ leads per month, 92% satisfaction', async ({
  page,
}) => {
  await open(page, '/perks', 1280)
  await expect(page.locator('.grid-open > li')).toHaveCount(6)
  const metrics = page.locator('.figures').nth(1)
  await expect(metrics.locator('dd')).toHaveText(['85%', '3.2x', '150+', '92%'])
  await expect(metrics.locator('dt')).toHaveText([
    'partner retention',
    'return on investment',
    'leads per month',
    'partner satisfaction',
  ])
})

test('how it works for members and vendors', async ({ page }) => {
  await open(page, '/perks', 1280)
  await expect(page.locator('#how-it-works h3')).toHaveText(['For members', 'For vendors'])
  await expect(page.locator('#how-it-works ol').first().getByRole('listitem')).toHaveCount(4)
})

test('closing call to action with a scheduling link, a community membership link and a partnerships mail link', async ({
  page,
}) => {
  await open(page, '/perks', 1280)
  const closing = page.locator('main > section').last()
  const schedule = closing.getByRole('link', { name: /Schedule a Call/ })
  await expect(schedule).toHaveAttribute('href', /^https:\/\/calendar\.example\.com\//)
  await expect(schedule).toHaveAttribute('target', '_blank')
  await expect(closing.getByRole('link', { name: /Become a Member/ })).toHaveAttribute(
    'href',
    'https://community.example.com/membership',
  )
  await expect(closing.getByRole('link', { name: /Partnerships/ })).toHaveAttribute(
    'href',
    /^mailto:partnerships@/,
  )
})
