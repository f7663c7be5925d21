import { expect } from '@playwright/test'
import { signOutEverywhere } from '../../support/accounts.ts'
import { checkAxe } from '../visitor/axe.ts'
import { sized } from '../visitor/window.ts'
import { type NewPerson, test } from './signedIn.ts'
import { expectToast } from './toast.ts'

/** An admin who has begun to type a new expert's name, on a clock that the test moves. */
async function atWork(newPerson: NewPerson, width = 1280) {
  const { account, page } = await newPerson({ isAdmin: true })
  await page.setViewportSize(sized(width))
  await page.clock.install()
  await page.goto('/admin/experts?new=1')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Half a na')
  return { account, page, name, dialog: page.getByRole('dialog', { name: 'Your session has ended' }) }
}

for (const width of [360, 1280]) {
  test(`at ${width} px: a session revoked on the server ends cleanly with a message, and a half-typed form is not lost`, async ({
    newPerson,
  }) => {
    const { account, page, name, dialog } = await atWork(newPerson, width)
    await signOutEverywhere(account)
    await page.clock.fastForward('02:00:00')
    const password = dialog.getByLabel('Password')
    await expect(password).toBeFocused()
    await checkAxe(page)

    await page.keyboard.press('Escape')
    await page.keyboard.type('wrong-password1')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Sign in failed', 'Invalid login credentials', 'alert')
    await expect(password).toBeFocused()
    await password.fill(account.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(name).toHaveValue('Half a na')
    await expect(name).toBeFocused()
  })
}

test('who does not want to sign in again leaves for the sign-in page', async ({ newPerson }) => {
  const { account, page, dialog } = await atWork(newPerson)
  await signOutEverywhere(account)
  await page.clock.fastForward('02:00:00')
  await dialog.getByRole('button', { name: 'Leave this page' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('Tokens refresh in the background', async ({ newPerson }) => {
  const { page, name, dialog } = await atWork(newPerson)
  const refreshed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
  await page.clock.fastForward('00:59:00')
  expect((await refreshed).status()).toBe(200)
  await expect(name).toHaveValue('Half a na')
  await expect(dialog).toHaveCount(0)
})

test('a call answered 401 ends a session that the server no longer knows, in every tab', async ({
  newPerson,
}) => {
  const { account, page, context } = await newPerson({ isAdmin: true })
  const other = await context.newPage()
  await other.goto('/admin')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signOutEverywhere(account)
  await page.route('**/rest/v1/experts*', (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired' } }),
  )
  await page.goto('/admin/experts')
  const dialogOf = (tab: typeof page) => tab.getByRole('dialog', { name: 'Your session has ended' })
  for (const tab of [page, other]) await expect(dialogOf(tab)).toBeVisible()

  await page.unroute('**/rest/v1/experts*')
  await dialogOf(page).getByLabel('Password').fill(account.password)
  await dialogOf(page).getByRole('button', { name: 'Sign in' }).click()
  for (const tab of [page, other]) await expect(dialogOf(tab)).toHaveCount(0)
  await expect(other).toHaveURL('/admin')
})

test('a call answered 401 ends no session that the server still knows', async ({ page }) => {
  await page.route('**/rest/v1/experts*', (route) =>
    route.fulfill({ status: 401, json: { message: 'JWT expired' } }),
  )
  const refreshed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
  await page.goto('/admin/experts')
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Experts' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
