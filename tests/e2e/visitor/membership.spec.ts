import { expect, test } from '@playwright/test'
import { plans } from '../../support/plans.ts'
import { checkAxe } from './axe.ts'
import { open } from './window.ts'

const names = ['Free Community', 'Digital', 'Advantage', 'Academy Elite']

test.describe('/membership', () => {
  test('variant (a): a free community card (Sign Up!) plus paid cards (Upgrade), above the comparison', async ({
    page,
  }) => {
    await open(page, '/membership', 1280)
    const found = await plans(page)
    expect(found.map(({ name, price, badge, button }) => [name, price, badge, button])).toEqual([
      ['Free Community', '$0/month', '', 'Sign Up!'],
      ['Digital', '$250/month', 'Basic', 'Upgrade'],
      ['Advantage', '$500/month', 'Most Popular', 'Upgrade'],
      ['Academy Elite', '$1,000/month', 'Premium', 'Upgrade'],
    ])
    expect(found[0]?.href).toMatch(/^https:\/\/community\.example\.com\/join\?invitation_token=/)
    expect(found.every(({ target }) => target === '_blank')).toBe(true)
    const cards = await page.locator('.plan').last().boundingBox()
    const table = await page.locator('.comparison').boundingBox()
    expect(table?.y).toBeGreaterThan((cards?.y ?? 0) + (cards?.height ?? 0))
  })

  test('each Upgrade button says aloud which plan it is about', async ({ page }) => {
    await open(page, '/membership', 1280)
    for (const name of names.slice(1)) {
      await expect(page.getByRole('link', { name: `Upgrade ${name} (opens in a new tab)` })).toBeVisible()
    }
  })

  test('only Most Popular is highlighted, in amber', async ({ page }) => {
    await open(page, '/membership', 1280)
    const highlighted = page.locator('.plan[data-highlighted]')
    await expect(highlighted).toHaveCount(1)
    await expect(highlighted).toContainText('Most Popular')
    await expect(highlighted).toHaveCSS('border-top-color', 'rgb(217, 138, 31)')
  })

  test('the comparison of four tiers is a table on wide screens', async ({ page }) => {
    for (const width of [768, 1280]) {
      await open(page, '/membership', width)
      const table = page.getByRole('table')
      await expect(table).toBeVisible()
      await expect(page.locator('.comparison-cards')).toBeHidden()
      const heads = await table.getByRole('columnheader').allInnerTexts()
      expect(heads.map((text) => text.replace(/\s+/g, ' '))).toEqual([
        'What you get',
        'Free Community',
        'Digital Basic',
        'Advantage Most Popular',
        'Academy Elite Premium',
      ])
      await expect(table.locator('tbody tr')).toHaveCount(14)
    }
  })

  test('the table says which tier has what, the add-on, and the prices', async ({ page }) => {
    await open(page, '/membership', 1280)
    for (const [feature, marks] of [
      ['Community forum access', ['Included', 'Included', 'Included', 'Included']],
      ['Learning hub with CPE', ['Not included', 'Included', 'Included', 'Included']],
      ['Academy Workshops', ['Not included', 'Not included', 'Included', 'Included']],
      ['Peer groups', ['Not included', 'Not included', 'Not included', 'Included']],
      ['Websites', ['Not included', 'Add-on', 'Add-on', 'Add-on']],
    ] as const) {
      const cells = page.getByRole('row').filter({ hasText: feature }).getByRole('cell')
      const read = await cells.allInnerTexts()
      expect(
        read.map((text) => text.replace('–', '').trim()),
        feature,
      ).toEqual(marks)
    }
    await expect(page.locator('tfoot .price')).toHaveText([
      '$0/month',
      '$250/month',
      '$500/month',
      '$1,000/month',
    ])
  })

  test('the comparison is stacked cards on small screens, from the same data', async ({ page }) => {
    await open(page, '/membership', 360)
    await expect(page.getByRole('table')).toBeHidden()
    const cards = page.locator('.comparison-cards article')
    await expect(cards.locator('h3')).toHaveText(names)
    await expect(cards.locator('.price')).toHaveText(['$0/month', '$250/month', '$500/month', '$1,000/month'])
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
    await expect(cards.nth(0).locator('li')).toHaveCount(4)
    await expect(cards.nth(1)).toContainText('Everything in Free, and')
    await expect(cards.nth(1).locator('li')).toHaveCount(7)
    await expect(cards.nth(1).locator('li').filter({ hasText: 'Websites' })).toContainText('Add-on')
    await expect(cards.nth(2).locator('li')).toContainText(['Academy Workshops'])
    await expect(cards.nth(3).locator('li')).toContainText(['Group coaching', 'Peer groups'])
  })

  test('the buttons of the comparison: Join Free and Book a Call', async ({ page }) => {
    await open(page, '/membership', 1280)
    const join = page.getByRole('link', { name: 'Join Free (opens in a new tab)' })
    await expect(join).toHaveAttribute('href', /invitation_token=/)
    await expect(page.getByRole('link', { name: /^Book a Call/ })).toHaveAttribute(
      'href',
      /^https:\/\/calendar\.example\.com/,
    )
  })

  test('tabbed free versus paid benefits, default tab free, by pointer and by keyboard', async ({ page }) => {
    await open(page, '/membership', 1280)
    const [free, paid] = [page.getByRole('tab', { name: 'Free' }), page.getByRole('tab', { name: 'Paid' })]
    const panel = page.getByRole('tabpanel')
    await expect(free).toHaveAttribute('aria-selected', 'true')
    await expect(panel).toHaveCount(1)
    await expect(panel).toContainText('Industry newsletters')
    await expect(async () => {
      await paid.click()
      await expect(paid).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
    }).toPass()
    await expect(panel).toHaveCount(1)
    await expect(panel).toContainText('Premade advisory products')
    await page.keyboard.press('ArrowLeft')
    await expect(free).toBeFocused()
    await expect(panel).toContainText('Industry newsletters')
  })

  test('FAQ accordion with six questions, one open at a time, and each can be collapsed', async ({
    page,
  }) => {
    await open(page, '/membership', 1280)
    const questions = page.locator('#faq details')
    await expect(questions).toHaveCount(6)
    await questions.nth(0).locator('summary').click()
    await questions.nth(3).locator('summary').click()
    await expect(questions.nth(3)).toHaveAttribute('open', '')
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
    await questions.nth(3).locator('summary').click()
    await expect(page.locator('#faq details[open]')).toHaveCount(0)
  })

  test('the six questions are also emitted as structured FAQ data', async ({ page }) => {
    await open(page, '/membership', 1280)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
    const shown = await page.locator('#faq summary').allInnerTexts()
    expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown.map((text) => text.trim()))
    expect(JSON.stringify(faq)).toContain('$1,000')
  })

  test('testimonials: four static quotes with author and role', async ({ page }) => {
    await open(page, '/membership', 360)
    const quotes = page.locator('.testimonials figure')
    await expect(quotes).toHaveCount(4)
    for (const part of ['blockquote', 'figcaption strong', 'figcaption']) {
      for (const element of await quotes.locator(part).all()) await expect(element).not.toBeEmpty()
    }
  })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('both benefit panels can be read, and no tab is left over', async ({ page }) => {
    await open(page, '/membership', 360)
    await expect(page.getByRole('tabpanel').first().getByText('Selected recordings')).toBeVisible()
    await expect(page.getByText('Coaching and peer groups')).toBeVisible()
    await expect(page.getByRole('tablist')).toBeHidden()
  })
})

test('prices stand in tabular figures', async ({ page }) => {
  await open(page, '/membership', 1280)
  await expect(page.locator('.plan .price strong').first()).toHaveCSS('font-feature-settings', /"tnum"/)
})

test('axe finds nothing with the paid tab and an answer open', async ({ page }) => {
  await open(page, '/membership', 360)
  await expect(async () => {
    await page.getByRole('tab', { name: 'Paid' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('Full archive', { timeout: 500 })
  }).toPass()
  await page.locator('#faq summary').first().click()
  await checkAxe(page)
})
