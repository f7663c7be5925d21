import { expect } from '@playwright/test'
import { makeUser, signOutEverywhere } from '../../support/accounts.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

test('Logout success: Logged out, You have been logged out successfully., in all tabs', async ({
  newPerson,
}) => {
  const { page, context } = await newPerson({ isAdmin: true })
  const other = await context.newPage()
  await page.goto('/admin')
  await other.goto('/admin/experts')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logged out', 'You have been logged out successfully.')
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/admin/login')
    await expect(tab.getByLabel('Email')).toBeVisible()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test('two tabs agree: who signs in in one is signed in in the other', async ({ browser }) => {
  const account = await makeUser({ isAdmin: true })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await other.goto('/admin/login')
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/admin')
    await expect(tab.getByText(account.email)).toBeVisible()
  }
  await context.close()
})

test('Logout failure: Logout failed, An error occurred while logging out.', async ({ page }) => {
  await page.goto('/admin')
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logout failed', 'An error occurred while logging out.', 'alert')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled()
})

test('Logout failure, then a session revoked on the server: it still asks to sign in again', async ({
  newPerson,
}) => {
  const { account, page } = await newPerson({ isAdmin: true })
  await page.clock.install()
  await page.goto('/admin')
  const restore = await page.evaluateHandle(() => {
    const { removeItem } = Storage.prototype
    Storage.prototype.removeItem = () => {
      throw new Error('The storage is out of order')
    }
    return () => {
      Storage.prototype.removeItem = removeItem
    }
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Logout failed', 'An error occurred while logging out.', 'alert')
  await restore.evaluate((mend) => mend())
  await signOutEverywhere(account)
  await page.clock.fastForward('02:00:00')
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
})

for (const status of [401, 403, 404]) {
  test(`Sign-out ignores ${status} from the server and clears the local session anyway`, async ({
    newPerson,
  }) => {
    const { page } = await newPerson({ isAdmin: true })
    await page.goto('/admin')
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status, json: { message: 'No' } }))
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectToast(page, 'Logged out', 'You have been logged out successfully.')
    await expect(page).toHaveURL('/admin/login')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
}
