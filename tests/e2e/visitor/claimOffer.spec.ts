import { expect, type Page, test } from '@playwright/test'
import { checkAxe } from './axe.ts'
import { watchCalls } from './watch.ts'
import { open } from './window.ts'

const values = {
  'Full name': 'Dana Whitfield',
  Email: 'dana@firm.example.com',
  'Firm name': 'Whitfield & Co.',
}

async function openForm(page: Page, width = 1280) {
  await open(page, '/claim-offer', width)
  await page.waitForLoadState('networkidle')
}

async function fill(page: Page) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Claim My Membership' }).click()

test('60 days, up to 5 members of a firm, $500 per month per firm, $1,000 for 60 days, $2,500, valid until December 31, 2025', async ({
  page,
}) => {
  await openForm(page)
  const main = page.getByRole('main')
  for (const claim of [
    '60 days',
    'Up to 5 members of your firm',
    '$500 per month per firm, for up to 5 users',
    '$1,000',
    '$2,500',
    'valid until December 31, 2025',
    '10,000+ engaged accounting professionals',
  ]) {
    await expect(main).toContainText(claim)
  }
})

test('all three fields are required, and the email field uses the email input type', async ({ page }) => {
  await openForm(page)
  for (const [label, name, type] of [
    ['Full name', 'fullName', 'text'],
    ['Email', 'email', 'email'],
    ['Firm name', 'firmName', 'text'],
  ] as const) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveAttribute('type', type)
    await expect(field).toHaveAttribute('required')
  }
})

test('submit shows a success toast only, makes no network call, and keeps what was typed', async ({
  page,
}) => {
  await openForm(page)
  const calls = watchCalls(page)
  await fill(page)
  await submit(page)
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast.locator('[data-title]')).toHaveText('Success!')
  await expect(toast.locator('[data-description]')).toHaveText(
    'Your Core Advantage membership has been activated. Check your email for details.',
  )
  for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page).toHaveURL(/\/claim-offer$/)
  expect(calls).toEqual([])
})

test('empty fields stop at the browser’s own validation and say clearly what is missing', async ({
  page,
}) => {
  await openForm(page)
  await submit(page)
  const name = page.getByLabel('Full name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Enter your full name.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter your email address/)
  await expect(page.getByLabel('Firm name')).toHaveAccessibleDescription('Enter the name of your firm.')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await checkAxe(page)
  await name.fill('Dana')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
})

test.describe('what the browser lets through', () => {
  test('a name of spaces is refused too, and the others stay', async ({ page }) => {
    await openForm(page)
    await fill(page)
    await page.getByLabel('Full name').fill('   ')
    await submit(page)
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your full name.')
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(values.Email)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form never puts a name into the address', async ({ page }) => {
    await open(page, '/claim-offer', 360)
    await fill(page)
    await submit(page)
    await expect(page).toHaveURL(/\/claim-offer$/)
    await expect(page.getByLabel('Email')).toHaveValue(values.Email)
  })
})
