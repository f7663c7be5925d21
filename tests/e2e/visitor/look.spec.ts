import { expect, test } from '@playwright/test'
import { seededPaths } from '../../support/paths.ts'
import { open, sized } from './window.ts'

for (const [path, entry, detail] of [
  ['/perks', '.perk', '.points'],
  ['/perks', '.partnerships > li', 'dl'],
  ['/creators', '.opportunity', 'dl'],
] as const) {
  test(`the details of each ${entry} on ${path} are folded on phones and stand open where there is room`, async ({
    page,
  }) => {
    await open(page, path, 360)
    for (const one of await page.locator(entry).all()) {
      const line = one.locator('summary')
      await expect(one.locator(detail)).toBeHidden()
      await line.focus()
      await page.keyboard.press('Enter')
      await expect(one.locator(detail)).toBeVisible()
      await line.click()
      await expect(one.locator(detail)).toBeHidden()
    }
    await page.setViewportSize(sized(768))
    for (const one of await page.locator(entry).all()) {
      await expect(one.locator(detail)).toBeVisible()
      await expect(one.locator('summary')).toBeHidden()
    }
  })
}

test('lines that unfold details say what they are about', async ({ page }) => {
  await open(page, '/perks', 360)
  const names = await page.locator('.fold > summary').allTextContents()
  expect(names).toContain('Details: Tax research library')
  expect(new Set(names).size).toBe(names.length)
})

test('on phones no page is longer than thirteen screens', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of seededPaths) {
    await open(page, path, 360)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThan(13 * sized(360).height)
  }
})

for (const [path, cards] of [
  ['/about', '.grid-card'],
  ['/experts', '.grid-card'],
  ['/securityhub', '.grid-joined > .grid-card'],
  ['/membership_v2', '.steps > li'],
] as const) {
  test(`three cards on ${path} never leave one alone in its row`, async ({ page }) => {
    for (const width of [690, 768, 1000, 1280]) {
      await open(page, path, width)
      const tops = await page
        .locator(cards)
        .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
      expect(tops).toHaveLength(3)
      expect([1, 3], `rows at ${width} px`).toContain(new Set(tops).size)
    }
  })
}

test('at 768 px the picture of a hero stands beside its words', async ({ page }) => {
  for (const path of ['/', '/about', '/perks', '/claim-offer']) {
    await open(page, path, 768)
    const words = await page.getByRole('heading', { level: 1 }).boundingBox()
    const art = await page.locator('.hero-art').boundingBox()
    expect(art?.x, path).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  }
})
