import { expect, test } from '@playwright/test'
import { structuredData } from './watch.ts'
import { open } from './window.ts'

const cards = '.events > .event'

test("title Everyone's invited! and three banner cards, each with an image and a Register Now link to an external registration page", async ({
  page,
}) => {
  await open(page, '/events', 1280)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Everyone's invited!")
  await expect(page.locator(cards)).toHaveCount(3)
  for (const card of await page.locator(cards).all()) {
    await card.scrollIntoViewIfNeeded()
    const image = card.getByRole('img')
    await expect(image).toHaveAttribute('alt', /\w/)
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const register = card.getByRole('link')
    await expect(register).toHaveAccessibleName('Register Now (opens in a new tab)')
    await expect(register).toHaveAccessibleDescription((await card.getByRole('heading').textContent()) ?? '')
    await expect(register).toHaveAttribute('href', /^https:\/\/events\.example\.com\//)
    await expect(register).toHaveAttribute('target', '_blank')
    await expect(register).toHaveAttribute('rel', 'noopener')
  }
})

test('a fireside chat with no date shown, and two chair-yoga sessions on Thursday Sep 18 and Thursday Sep 25, 11:30-11:45 AM EDT', async ({
  page,
}) => {
  await open(page, '/events', 1280)
  const chat = page.locator(cards).nth(0)
  await expect(chat.getByRole('heading')).toHaveText(/fireside chat/i)
  await expect(chat.locator('time')).toHaveCount(0)
  for (const [at, day] of [
    [1, 'Thursday Sep 18'],
    [2, 'Thursday Sep 25'],
  ] as const) {
    const yoga = page.locator(cards).nth(at)
    await expect(yoga.getByRole('heading')).toHaveText(/chair yoga/i)
    await expect(yoga.locator('time')).toHaveText(day)
    await expect(yoga.locator('.event-when')).toContainText('11:30-11:45 AM EDT')
  }
})

test('search engines are told when the dated events begin and end', async ({ page }) => {
  await open(page, '/events', 1280)
  const events = await structuredData(page, 'Event')
  expect(events.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2025-09-18T11:30:00-04:00', '2025-09-18T11:45:00-04:00'],
    ['2025-09-25T11:30:00-04:00', '2025-09-25T11:45:00-04:00'],
  ])
  for (const { location } of events) expect(location['@type']).toBe('VirtualLocation')
})
