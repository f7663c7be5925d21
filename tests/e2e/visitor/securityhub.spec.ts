import { expect, test } from '@playwright/test'
import { open } from './window.ts'

const invitation = /^https:\/\/community\.example\.com\/join\?invitation_token=/

test('hero Exclusive 60-Day Trial, badge Official Security Hub Partnership, claim of 948+ accounting professionals', async ({
  page,
}) => {
  await open(page, '/securityhub', 360)
  const hero = page.locator('.hero')
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Exclusive 60-Day Trial')
  await expect(hero.getByText('Official Security Hub Partnership')).toBeVisible()
  await expect(hero).toContainText('948+ accounting professionals')
})

test('Claim Your 60-Day Trial opens the external community invitation in a new tab', async ({ page }) => {
  await open(page, '/securityhub', 1280)
  const claims = page.getByRole('link', { name: /^Claim Your 60-Day Trial/ })
  await expect(claims).toHaveCount(2)
  for (const claim of await claims.all()) {
    await expect(claim).toHaveAttribute('href', invitation)
    await expect(claim).toHaveAttribute('target', '_blank')
    await expect(claim).toHaveAttribute('rel', 'noopener')
  }
})

test('Get Security Resources scrolls to the resources section', async ({ page }) => {
  await open(page, '/securityhub', 1280)
  await page.getByRole('link', { name: 'Get Security Resources' }).click()
  await expect(page).toHaveURL(/#resources$/)
  await expect(page.locator('#resources').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('three pillars: Security Foundation, Peer Network, Practice Growth', async ({ page }) => {
  await open(page, '/securityhub', 768)
  await expect(page.locator('.grid-joined h3')).toHaveText([
    'Security Foundation',
    'Peer Network',
    'Practice Growth',
  ])
})

test('four resource cards, each with Claim Offer to Access linking to the same external link', async ({
  page,
}) => {
  await open(page, '/securityhub', 1280)
  const cards = page.locator('#resources .grid-card')
  await expect(cards.locator('h3')).toHaveText([
    'Cybersecurity Policy Development',
    'Incident Response Framework',
    'Compliance Frameworks Guide',
    'Threat Intelligence & Monitoring',
  ])
  for (const card of await cards.all()) {
    await expect(card.getByRole('link', { name: /^Claim Offer to Access/ })).toHaveAttribute(
      'href',
      invitation,
    )
  }
})

test('a 60-Day Advantage Tier Trial block: Exclusive Events, Premium Resources, Expert Access', async ({
  page,
}) => {
  await open(page, '/securityhub', 1280)
  const trial = page.locator('#trial')
  await expect(trial.getByRole('heading', { level: 2 })).toHaveText(/60-Day Advantage\s*Tier Trial/)
  await expect(trial.locator('h3')).toHaveText(['Exclusive Events', 'Premium Resources', 'Expert Access'])
})

test('the claims: value $1,000+, 20+ courses, no credit card, over 40% with IT security duties, 30–60 minutes per week', async ({
  page,
}) => {
  await open(page, '/securityhub', 1280)
  const main = page.getByRole('main')
  for (const claim of ['$1,000+', '20+', 'no credit card', 'over 40% of our members', '30–60 min']) {
    await expect(main, claim).toContainText(claim)
  }
})

test('a single-open, collapsible FAQ with six items', async ({ page }) => {
  await open(page, '/securityhub', 1280)
  const items = page.locator('#faq details')
  await expect(items).toHaveCount(6)
  await expect(items.locator('summary')).toHaveText([
    /trial include/,
    /without joining/,
    /billed/,
    /IT security in accounting/,
    /How much time/,
    /only for Security Hub users/,
  ])
  await items.nth(0).locator('summary').click()
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1)).toHaveAttribute('open', '')
  await expect(items.nth(0)).not.toHaveAttribute('open')
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1)).not.toHaveAttribute('open')
})
