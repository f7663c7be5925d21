import { expect, test } from '@playwright/test'
import { open } from './window.ts'

test.describe('creator partnership', () => {
  test('hero with a scheduling link and a button that scrolls to opportunities', async ({ page }) => {
    await open(page, '/creators', 1280)
    const hero = page.locator('.hero')
    const call = hero.getByRole('link', { name: /^Schedule a Call/ })
    await expect(call).toHaveAttribute('href', /^https:\/\/calendar\.example\.com\//)
    await expect(call).toHaveAttribute('target', '_blank')
    await hero.getByRole('link', { name: 'See the Opportunities' }).click()
    await expect(page.getByRole('heading', { name: 'Ten ways to take part.' })).toBeInViewport()
  })

  test('six key benefits; four kinds of creator support; a monetization note', async ({ page }) => {
    await open(page, '/creators', 1280)
    await expect(page.locator('.grid-joined > li')).toHaveCount(6)
    await expect(page.locator('.grid-rows h3')).toHaveText([
      'Technical support',
      'Promotion',
      'Design',
      'Collaboration',
    ])
    await expect(page.locator('.callout h2')).toHaveText('Teaching here can pay.')
  })

  for (const [width, columns] of [
    [360, 1],
    [1280, 2],
  ] as const) {
    test(`ten partnership opportunity cards in ${columns} columns at ${width} px`, async ({ page }) => {
      await open(page, '/creators', width)
      const cards = page.locator('.opportunity')
      await expect(cards).toHaveCount(10)
      const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
      expect(new Set(lefts.map(Math.round)).size).toBe(columns)
    })
  }

  test('each opportunity has a format, its levels, examples and a call to action', async ({ page }) => {
    await open(page, '/creators', 1280)
    const roundtables = page.locator('.opportunity', {
      has: page.getByRole('heading', { name: 'Roundtables' }),
    })
    await expect(roundtables).toContainText('Monthly, 60 min, 8–12 participants')
    await expect(roundtables).toContainText('Authority, Influencer, Industry Icon')
    await expect(roundtables.getByRole('link')).toHaveAttribute('href', '/partnership-application')
    for (const card of await page.locator('.opportunity').all()) {
      await expect(card.getByRole('link')).toHaveCount(1)
      expect(await card.locator('dd').count()).toBeGreaterThan(1)
    }
  })

  test('four-step how-it-works', async ({ page }) => {
    await open(page, '/creators', 1280)
    await expect(page.locator('.steps li')).toHaveCount(4)
  })

  test('closing call booking with a link to /claim-offer', async ({ page }) => {
    await open(page, '/creators', 1280)
    const closing = page.locator('.section').last()
    await expect(closing.getByRole('link', { name: /^Schedule a Call/ })).toHaveAttribute('href', /calendar/)
    await expect(closing.locator('a[href="/claim-offer"]')).toBeVisible()
  })
})

test.describe('creator levels', () => {
  test('four levels as cards, each with engagement types, buttons which do nothing and a collapsible list', async ({
    page,
  }) => {
    await open(page, '/creators/levels', 1280)
    const levels = page.locator('.level')
    await expect(levels.getByRole('heading', { level: 3 })).toHaveText([
      'Rising Creator',
      'Authority',
      'Influencer',
      'Industry Icon',
    ])
    for (const level of await levels.all()) {
      expect(await level.locator('h4 + .points li').count()).toBeGreaterThan(2)
      const values = level.locator('details .points')
      await expect(values).toBeHidden()
      await level.locator('summary').click()
      await expect(values).toBeVisible()
      expect(await values.locator('li').count()).toBeGreaterThan(3)
      for (const button of await level.getByRole('button').all()) await button.click()
    }
    await expect(page).toHaveURL(/\/creators\/levels$/)
    await levels.first().locator('summary').click()
    await expect(levels.first().locator('details .points')).toBeHidden()
  })
})

test.describe('creator onboarding', () => {
  test('seven steps in order, a free 60-day trial, and a scheduling link', async ({ page }) => {
    await open(page, '/creators/onboarding', 360)
    const steps = page.locator('.steps li')
    await expect(steps).toHaveCount(7)
    await expect(steps.first()).toContainText('Take a tour of the community')
    await expect(steps.last()).toContainText('free 60-day trial')
    await expect(steps.nth(1).getByRole('link')).toHaveAttribute('href', '/partnerguidelines')
    await expect(page.getByRole('link', { name: /^Schedule a Call/ }).first()).toHaveAttribute(
      'href',
      /calendar/,
    )
  })
})

test.describe('partner guidelines', () => {
  test('multi-open accordion with eight sections', async ({ page }) => {
    await open(page, '/partnerguidelines', 1280)
    const sections = page.locator('.accordion details')
    await expect(sections).toHaveCount(8)
    for (const summary of await sections.locator('summary').all()) await summary.click()
    await expect(page.locator('.accordion details[open]')).toHaveCount(8)
    await expect(sections.last().locator('.prose')).toBeVisible()
    await sections.first().locator('summary').click()
    await expect(page.locator('.accordion details[open]')).toHaveCount(7)
  })

  test('a consequences card: warning and follow-up, and what repeated or serious violations may lead to', async ({
    page,
  }) => {
    await open(page, '/partnerguidelines', 1280)
    const card = page.locator('.callout')
    await expect(card).toContainText('Minor issues lead to a warning and a follow-up')
    await expect(card.getByRole('listitem')).toHaveText([
      'Removal from creator opportunities',
      'Suspension from programming',
      'Termination, including cancelling scheduled events',
      'Blocking of community access, including free accounts',
    ])
  })

  test('a contact card with a community mailbox', async ({ page }) => {
    await open(page, '/partnerguidelines', 1280)
    await expect(page.locator('.envelope').getByRole('link')).toHaveAttribute('href', /^mailto:community@/)
  })
})
