import { expect, type Page, test } from '@playwright/test'
import { checkAxe } from './axe.ts'
import { watchCalls } from './watch.ts'
import { open } from './window.ts'

const emptyText = 'No resources found matching your criteria.'
const shown = (page: Page) => page.locator('.resource:visible')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByPlaceholder('Search resources...')

/** Opens the library and waits until its controls answer. */
async function openLibrary(page: Page, query = '', width = 1280) {
  await open(page, `/resources${query}`, width)
  await page.waitForLoadState('networkidle')
}

test('category buttons All, Templates, Guides, Whitepapers, Webinar Recordings, Courses; tabs All Resources, Free, Premium', async ({
  page,
}) => {
  await openLibrary(page)
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText([
    'All',
    'Templates',
    'Guides',
    'Whitepapers',
    'Webinar Recordings',
    'Courses',
  ])
  await expect(page.getByRole('tab')).toHaveText(['All Resources', 'Free', 'Premium'])
  await expect(tab(page, 'All Resources')).toHaveAttribute('aria-selected', 'true')
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await expect(shown(page)).toHaveCount(8)
})

test('premium cards show a lock badge and Upgrade to Access; free cards show Download Now, which does nothing', async ({
  page,
}) => {
  await openLibrary(page)
  await tab(page, 'Premium').click()
  const premium = await shown(page).all()
  expect(premium.length).toBeGreaterThan(0)
  for (const card of premium) {
    await expect(card.locator('.lock-badge svg')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Upgrade to Access' })).toHaveAttribute('href', '/membership')
    await expect(card.getByRole('button', { name: 'Download Now' })).toHaveCount(0)
  }
  await tab(page, 'Free').click()
  await expect(page.locator('.lock-badge:visible')).toHaveCount(0)
  const address = page.url()
  const calls = watchCalls(page)
  for (const card of await shown(page).all()) await card.getByRole('button', { name: 'Download Now' }).click()
  expect(page.url()).toBe(address)
  expect(calls).toEqual([])
  expect(premium.length + (await shown(page).count())).toBe(8)
})

test('search, category and tab all combine, and the address holds them', async ({ page }) => {
  await openLibrary(page)
  await category(page, 'Templates').click()
  await expect(shown(page)).toHaveCount(2)
  await tab(page, 'Free').click()
  await expect(shown(page).locator('h3')).toHaveText(['Month-End Close Checklist'])
  await search(page).fill('COLUMN FOR WHO')
  await expect(shown(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?category=templates&tab=free&q=COLUMN\+FOR\+WHO$/)
  await search(page).fill('engagement')
  await expect(shown(page)).toHaveCount(0)
})

test('a view can be linked', async ({ page }) => {
  await openLibrary(page, '?q=cash&category=webinar-recordings&tab=free')
  await expect(search(page)).toHaveValue('cash')
  await expect(category(page, 'Webinar Recordings')).toHaveAttribute('aria-pressed', 'true')
  await expect(tab(page, 'Free')).toHaveAttribute('aria-selected', 'true')
  await expect(shown(page).locator('h3')).toHaveText(['Talking Cash Flow with Clients'])
  await expect(page.locator('.library-count')).toHaveText('1 of 8 resources')
})

test('Back restores the filters, inside the library and after leaving it', async ({ page }) => {
  await openLibrary(page)
  await category(page, 'Guides').click()
  await tab(page, 'Premium').click()
  await expect(shown(page).locator('h3')).toHaveText(['Guide to Fixed Pricing'])
  await page.goBack()
  await expect(shown(page)).toHaveCount(2)
  await expect(tab(page, 'All Resources')).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await shown(page).getByRole('link', { name: 'Upgrade to Access' }).click()
  await expect(page).toHaveURL(/\/membership$/)
  await page.goBack()
  await expect(page).toHaveURL(/category=guides&tab=premium$/)
  await expect(shown(page).locator('h3')).toHaveText(['Guide to Fixed Pricing'])
})

test(`an empty search shows ${emptyText} with a Clear filters button, which resets category and search`, async ({
  page,
}) => {
  await openLibrary(page, '?category=courses&tab=free')
  await expect(page.locator('.empty')).toContainText(emptyText)
  await expect(page.getByRole('status').filter({ hasText: emptyText })).toHaveCount(1)
  await checkAxe(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(shown(page)).toHaveCount(8)
  await expect(search(page)).toBeFocused()
  await expect(page).toHaveURL(/\/resources$/)
})

test('the arrow keys move between the tabs', async ({ page }) => {
  await openLibrary(page)
  await tab(page, 'All Resources').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Free')).toBeFocused()
  await expect(tab(page, 'Free')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab(page, 'Premium')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'All Resources')).toBeFocused()
})

test('the card grid has 1 to 4 columns by width', async ({ page }) => {
  for (const [width, columns] of [
    [360, 1],
    [600, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await openLibrary(page, '', width)
    const lefts = await shown(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns)
  }
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('all eight resources are there, and no control that cannot work', async ({ page }) => {
    await open(page, '/resources', 360)
    await expect(shown(page)).toHaveCount(8)
    await expect(search(page)).toBeHidden()
  })
})
