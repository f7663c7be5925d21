import { expect, test } from '@playwright/test'
import { open, sized } from './window.ts'

test.describe('home', () => {
  test('stands in order: navigation, hero, five cards, experts, FAQ, call to action, footer', async ({
    page,
  }) => {
    await open(page, '/', 1280)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The books balance better in good company.',
    )
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Everything a firm needs, on one page of the ledger.',
      'Experts who still do the work.',
      'Asked and answered.',
      'Close the books on working alone.',
    ])
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Core`)
  })

  test('the five cards lead to resources, circles, events, CPE and marketplace', async ({ page }) => {
    await open(page, '/', 1280)
    const cards = page.locator('.card')
    await expect(cards.locator('h3')).toHaveText(['Resources', 'Circles', 'Events', 'CPE', 'Marketplace'])
    const hrefs = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/resources', '/circles', '/events', '/cpe', '/marketplace'])
    await expect(cards.locator('svg').first()).toBeVisible()
  })

  test('Join Now opens the external community feed in a new tab, and says so', async ({ page }) => {
    await open(page, '/', 1280)
    const join = page.getByRole('main').getByRole('link', { name: /^Join Now/ })
    await expect(join).toHaveAttribute('href', /community\.example\.com\/feed/)
    await expect(join).toHaveAttribute('target', '_blank')
    await expect(join).toHaveAttribute('rel', 'noopener')
    await expect(join).toHaveAccessibleName('Join Now (opens in a new tab)')
  })

  test('Browse Experts scrolls to the experts showcase', async ({ page }) => {
    await open(page, '/', 1280)
    await page.getByRole('link', { name: 'Browse Experts' }).click()
    await expect(page).toHaveURL(/\/#experts$/)
    await expect(page.getByRole('heading', { name: /Experts who/ })).toBeInViewport()
  })

  test('the hero image comes from the site itself, first of all images, with its size known', async ({
    page,
  }) => {
    await open(page, '/', 1280)
    const image = page.locator('.hero-image')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('width', /\d+/)
    await expect(image).toHaveAttribute('alt', /desk/)
    const source = await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc))
    expect(new URL(source).origin).toBe(new URL(page.url()).origin)
  })

  test('four benefit tiles appear on large screens only', async ({ page }) => {
    const tiles = page.locator('.benefits li')
    await open(page, '/', 1280)
    await expect(tiles).toHaveCount(4)
    await expect(tiles.first()).toBeVisible()
    await page.setViewportSize(sized(768))
    await expect(tiles.first()).toBeHidden()
  })

  test('experts stand in one, two, three or four columns by width', async ({ page }) => {
    for (const [width, columns] of [
      [360, 1],
      [600, 2],
      [800, 3],
      [1280, 4],
    ] as const) {
      await open(page, '/', width)
      const lefts = await page
        .locator('.expert')
        .evaluateAll((experts) => experts.map((expert) => Math.round(expert.getBoundingClientRect().left)))
      expect(lefts.length, `experts at ${width} px`).toBeGreaterThan(3)
      expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns)
    }
  })

  test('each expert shows image, name, role and description', async ({ page }) => {
    await open(page, '/', 1280)
    const expert = page.locator('.expert').first()
    await expert.scrollIntoViewIfNeeded()
    const image = expert.getByRole('img')
    await expect(image).toBeVisible()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    for (const part of ['h3', '.expert-role', '.expert-description']) {
      await expect(expert.locator(part)).not.toBeEmpty()
    }
  })

  test('a failed image shows a placeholder', async ({ page }) => {
    await page.route(/_next\/image.*experts/, (route) => route.abort())
    await open(page, '/', 1280)
    const image = page.locator('.portrait img').first()
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveCSS('opacity', '0')
    await expect(page.locator('.portrait .placeholder').first()).toBeVisible()
  })

  test('the condensed FAQ has four entries, opens one at a time, and View All FAQs leads to the questions of /academy', async ({
    page,
  }) => {
    await open(page, '/', 1280)
    const entries = page.locator('.accordion details')
    await expect(entries).toHaveCount(4)
    await entries.nth(0).locator('summary').click()
    await expect(entries.nth(0).locator('.prose')).toBeVisible()
    await entries.nth(1).locator('summary').click()
    await expect(entries.nth(1)).toHaveAttribute('open', '')
    await expect(entries.nth(0)).not.toHaveAttribute('open')
    await entries.nth(1).locator('summary').click()
    await expect(entries.nth(1)).not.toHaveAttribute('open')
    await expect(page.getByRole('link', { name: 'View All FAQs' })).toHaveAttribute('href', '/academy#faq')
    await expect(page.getByRole('link', { name: 'Write to community support' })).toHaveAttribute(
      'href',
      /^mailto:support@/,
    )
  })

  test('structured FAQ data holds the four questions with their answers', async ({ page }) => {
    await open(page, '/', 1280)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const faq = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
    expect(faq.mainEntity).toHaveLength(4)
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(name).toMatch(/\?$/)
      expect(acceptedAnswer.text.length).toBeGreaterThan(20)
    }
  })

  test('canonical address and sharing card come from the site, not from the Host header', async ({
    request,
    baseURL,
  }) => {
    const html = await (
      await request.get('/', { headers: { 'x-forwarded-host': 'evil.example.com' } })
    ).text()
    expect(html).toContain(`<link rel="canonical" href="${baseURL}`)
    expect(html).toMatch(/<title>[^<]+ \| Core<\/title>/)
    expect(html).not.toContain('evil.example.com')
  })
})

test.describe('the menu below 768 px', () => {
  test('opens, closes by Escape and by its links, and is told as expanded', async ({ page }) => {
    await open(page, '/', 360)
    const menu = page.getByRole('navigation')
    const button = page.locator('.menu-button')
    await expect(menu).toBeHidden()
    await expect(button).toHaveAccessibleName('Open menu')
    await button.click()
    await expect(menu.getByRole('link', { name: 'About' })).toBeVisible()
    await expect(button).toHaveAccessibleName('Close menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('closes when the keyboard leaves it, so that focus never goes on behind it', async ({ page }) => {
    await open(page, '/', 360)
    const menu = page.getByRole('navigation')
    await page.locator('.menu-button').click()
    await menu.getByRole('link', { name: 'Join Now' }).focus()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
  })

  test('is a row of links from 768 px on, with the current page marked', async ({ page }) => {
    await open(page, '/', 768)
    await expect(page.locator('.menu-button')).toBeHidden()
    const links = page.getByRole('navigation').getByRole('link')
    await expect(links).toHaveCount(8)
    await expect(page.getByRole('navigation').locator('[aria-current="page"]')).toHaveText('Home')
  })
})
