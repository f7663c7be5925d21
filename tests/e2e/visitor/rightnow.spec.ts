import { expect, test } from '@playwright/test'
import { checkAxe } from './axe.ts'
import { structuredData, watchCalls, watchErrors } from './watch.ts'
import { open } from './window.ts'

test('the two-day event: details, what attendees get, agenda, offer, FAQ', async ({ page }) => {
  await open(page, '/rightnow', 1280)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'The details, line by line.',
    'What you get, besides two days of quiet.',
    'Two days, hour by hour.',
    'Your firm comes too: 60 days of Core Advantage.',
    'Before you block the dates.',
    'One weekend. One page. Your firm.',
  ])
  await expect(page.locator('.agenda > section')).toHaveCount(2)
  await expect(page.locator('.agenda time').first()).toHaveText('Saturday Nov 15')
  await expect(page.getByRole('link', { name: 'See the Offer', exact: true })).toHaveAttribute(
    'href',
    '/claim-offer',
  )
})

test('November 15-16, 2025, 9:00 AM to 5:00 PM both days, up to 100 attendees, in person only, not recorded, meals included; refund up to 30 days before, within 30 days registration can be transferred', async ({
  page,
}) => {
  await open(page, '/rightnow', 1280)
  const facts = page.locator('.facts')
  for (const fact of [
    'November 15-16, 2025',
    '9:00 AM to 5:00 PM both days',
    'Up to 100',
    'In person only',
    'None',
    'Included on both days',
    'Up to 30 days before the event. Within 30 days you can transfer your registration',
  ]) {
    await expect(facts).toContainText(fact)
  }
  const [event] = await structuredData(page, 'Event')
  expect(event).toMatchObject({
    startDate: '2025-11-15T09:00:00-05:00',
    endDate: '2025-11-16T17:00:00-05:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: 100,
  })
})

test('the FAQ opens one at a time, can be collapsed, and search engines read it', async ({ page }) => {
  await open(page, '/rightnow', 1280)
  const entries = page.locator('.accordion details')
  await entries.nth(0).locator('summary').click()
  await entries.nth(2).locator('summary').click()
  await expect(page.locator('.accordion details[open]')).toHaveCount(1)
  await entries.nth(2).locator('summary').click()
  await expect(page.locator('.accordion details[open]')).toHaveCount(0)
  const [faq] = await structuredData(page, 'FAQPage')
  expect(faq.mainEntity).toHaveLength(await entries.count())
})

test('a register button shows a confirmation toast only, without any network call', async ({ page }) => {
  await open(page, '/rightnow', 1280)
  await page.waitForLoadState('networkidle')
  const buttons = page.getByRole('button', { name: 'Register Now' })
  expect(await buttons.count()).toBeGreaterThan(1)
  const calls = watchCalls(page)
  const address = page.url()
  for (const button of await buttons.all()) await button.click()
  const toasts = page.locator('[data-sonner-toast]')
  await expect(toasts).toHaveCount(await buttons.count())
  await expect(toasts.first().locator('[data-title]')).toHaveText('Registration received')
  await expect(toasts.first().locator('[data-description]')).toHaveText(
    "Thank you for registering for the event! We'll be in touch soon with more details.",
  )
  expect(calls).toEqual([])
  expect(page.url()).toBe(address)
})

test('the confirmation can be closed, is accessible, fits a phone and logs no error', async ({ page }) => {
  const errors = watchErrors(page)
  await open(page, '/rightnow', 360)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Register Now' }).first().click()
  const toast = page.locator('[data-sonner-toast]')
  // Under the pointer it waits.
  await toast.hover()
  await checkAxe(page)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  expect(errors).toEqual([])
})
