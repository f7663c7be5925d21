import { expect, test } from '@playwright/test'
import { open } from './window.ts'

test('hero with a continue-journey button that opens the external join link', async ({ page }) => {
  await open(page, '/academy', 1280)
  const button = page.locator('.hero').getByRole('link', { name: /^Continue Your Journey/ })
  await expect(button).toHaveAttribute('href', /\/join\?invitation_token=/)
  await expect(button).toHaveAttribute('target', '_blank')
})

test('five cards: expert access, learning resources, live sessions, peer network, vendor perks', async ({
  page,
}) => {
  await open(page, '/academy', 360)
  await expect(page.locator('.grid-rows h3')).toHaveText([
    'Expert access',
    'Learning resources',
    'Live sessions',
    'Peer network',
    'Vendor perks',
  ])
})

test('a website-manager block with an external link and a support contact', async ({ page }) => {
  await open(page, '/academy', 1280)
  const block = page.locator('.callout')
  await expect(block.getByRole('heading', { level: 2 })).toContainText('website')
  await expect(block.getByRole('link', { name: /Website Manager/ })).toHaveAttribute('target', '_blank')
  await expect(block.getByRole('link', { name: /Website Support/ })).toHaveAttribute(
    'href',
    /^mailto:websites@/,
  )
})

test('a search/help block: the way to the search, and a person to write to', async ({ page }) => {
  await open(page, '/academy', 1280)
  const help = page.locator('#help')
  await expect(help.getByRole('link', { name: 'Search the FAQ' })).toHaveAttribute('href', '#faq')
  await expect(help.getByRole('link', { name: /Community Support/ })).toHaveAttribute(
    'href',
    /^mailto:support@/,
  )
  await expect(page.locator('#faq').getByPlaceholder('Search FAQs...')).toBeVisible()
})

test('closing buttons open external sites in a new tab: join the community, explore dashboard, manage your website', async ({
  page,
}) => {
  await open(page, '/academy', 1280)
  const buttons = page.locator('main > section').last().getByRole('link')
  await expect(buttons).toHaveText([/^Join the Community/, /^Explore Dashboard/, /^Manage Your Website/])
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', /^https:\/\/[a-z]+\.example\.com/)
    await expect(button).toHaveAttribute('target', '_blank')
    await expect(button).toHaveAttribute('rel', 'noopener')
  }
})
