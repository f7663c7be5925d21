import { expect } from '@playwright/test'
import { serviceClient } from '../../support/accounts.ts'
import { checkAxe } from '../visitor/axe.ts'
import { open } from '../visitor/window.ts'
import { addExperts, names, openExperts, removeExperts, rowOf, stored } from './manageExperts.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

const prefix = 'Malheur'
const own = `?q=${prefix}`
const table = '**/rest/v1/experts*'

test.beforeEach(() => removeExperts(prefix))
test.afterAll(() => removeExperts(prefix))

for (const width of [360, 1280]) {
  test(`at ${width} px, Failed to load experts. Please try again. with Retry, after a spinner`, async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(table, async (route) => {
      await gate.promise
      await route.abort()
    })
    await open(page, '/admin/experts', width)
    await expect(page.getByRole('status').filter({ hasText: 'Loading experts' })).toBeVisible()
    await checkAxe(page)
    gate.resolve()
    await expectToast(page, 'Error', 'Failed to load experts. Please try again.', 'alert')
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await checkAxe(page)

    await page.unroute(table)
    await retry.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(names(page).first()).toBeVisible()
    await expect(retry).toHaveCount(0)
  })
}

test('a switch answers at once, and goes back when that fails', async ({ page }) => {
  await addExperts({ name: prefix })
  await openExperts(page, 1280, own)
  const gate = Promise.withResolvers<void>()
  await page.route(table, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await gate.promise
    await route.abort()
  })
  const toggle = rowOf(page, prefix).getByRole('switch')
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(rowOf(page, prefix).getByText('Active', { exact: true })).toBeVisible()
  gate.resolve()
  await expectToast(page, 'Error', 'Failed to update expert status.', 'alert')
  await expect(toggle).not.toBeChecked()
  await expect(toggle).toBeFocused()
  expect((await stored(prefix))?.is_active).toBe(false)
})

test('two quick clicks on a switch end where the second one left it', async ({ page }) => {
  await addExperts({ name: prefix })
  await openExperts(page, 1280, own)
  const written: unknown[] = []
  page.on('request', (request) => request.method() === 'PATCH' && written.push(request.postDataJSON()))
  const toggle = rowOf(page, prefix).getByRole('switch')
  await toggle.dblclick()
  await expectToast(page, 'Success', 'Expert deactivated successfully.')
  await expect(toggle).not.toBeChecked()
  expect(written).toEqual([
    { is_active: true, updated_at: expect.any(String) },
    { is_active: false, updated_at: expect.any(String) },
  ])
  expect((await stored(prefix))?.is_active).toBe(false)
})

test('An unexpected error occurred. (any thrown failure)', async ({ page, baseURL }) => {
  await addExperts({ name: prefix })
  await openExperts(page, 1280, own)
  await page.route(table, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          headers: { 'access-control-allow-origin': baseURL ?? '', 'content-type': 'application/json' },
          body: JSON.stringify({ not: 'rows' }),
        })
      : route.continue(),
  )
  await rowOf(page, prefix).getByRole('switch').click()
  await expectToast(page, 'Error', 'An unexpected error occurred.', 'alert')
  await expect(rowOf(page, prefix).getByRole('switch')).not.toBeChecked()
})

test('Failed to delete expert. leaves the row, its focus and its expert', async ({ page }) => {
  await addExperts({ name: prefix })
  await openExperts(page, 1280, own)
  await page.route(table, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  page.on('dialog', (dialog) => dialog.accept())
  const button = page.getByRole('button', { name: `Delete ${prefix}` })
  await button.click()
  await expectToast(page, 'Error', 'Failed to delete expert.', 'alert')
  await expect(button).toBeFocused()
  await expect(rowOf(page, prefix)).not.toHaveAttribute('aria-busy')
  expect(await stored(prefix)).toBeTruthy()
})

test('Failed to seed expert data.', async ({ page }) => {
  await openExperts(page, 1280)
  await page.route('**/functions/v1/setup-experts', (route) => route.abort())
  await page.getByRole('button', { name: 'Seed Sample Data' }).click()
  await expectToast(page, 'Error', 'Failed to seed expert data.', 'alert')
  await expect(page.getByRole('button', { name: 'Seed Sample Data' })).toBeEnabled()
})

test('what is refused by row level security is a failure: a revoked admin changes nothing', async ({
  newPerson,
}) => {
  await addExperts({ name: prefix, is_active: true })
  const { account, page } = await newPerson({ isAdmin: true })
  await openExperts(page, 1280, own)
  await serviceClient.rpc('revoke_admin', { user_email: account.email }).throwOnError()

  await rowOf(page, prefix).getByRole('switch').click()
  await expectToast(page, 'Error', 'Failed to update expert status.', 'alert')
  await expect(rowOf(page, prefix).getByRole('switch')).toBeChecked()
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete ${prefix}` }).click()
  await expectToast(page, 'Error', 'Failed to delete expert.', 'alert')
  await expect(rowOf(page, prefix)).toBeVisible()
  expect((await stored(prefix))?.is_active).toBe(true)
})

test('an expert that somebody else deleted cannot be switched, and leaves the list', async ({ page }) => {
  await addExperts({ name: prefix })
  await openExperts(page, 1280, own)
  await removeExperts(prefix)
  await rowOf(page, prefix).getByRole('switch').click()
  await expectToast(page, 'Error', 'Failed to update expert status.', 'alert')
  await expect(page.getByRole('heading', { name: 'No experts found' })).toBeVisible()
})
