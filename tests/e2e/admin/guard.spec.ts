import { expect } from '@playwright/test'
import { checkAxe } from '../visitor/axe.ts'
import { open } from '../visitor/window.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

const denied = "You don't have admin permissions to access this area."

test.describe('no user', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const path of ['/admin', '/admin/experts']) {
    test(`no user leads to a redirect to /admin/login: ${path}`, async ({ page }) => {
      await page.goto('/')
      await page.goto(path)
      await expect(page).toHaveURL('/admin/login')
      await expect(page.getByLabel('Email')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/')
    })
  }
})

for (const width of [360, 1280]) {
  test(`at ${width} px: user who is not admin sees an Access Denied page`, async ({ newPerson }) => {
    const { account, page } = await newPerson({ isAdmin: false })
    for (const path of ['/admin', '/admin/experts', '/admin/login']) {
      await open(page, path, width)
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
      await expect(page.getByText(denied)).toBeVisible()
      await expect(page.getByText(account.email)).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
    }
    await checkAxe(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
  })
}

test('Access Denied page with a redirect to /, which can be stopped', async ({ newPerson }) => {
  const { page } = await newPerson({ isAdmin: false })
  await page.clock.install()
  await page.goto('/admin')
  await expect(page.getByText('You will be taken to the home page in 30 seconds.')).toBeVisible()
  await page.clock.fastForward(25_000)
  await expect(page).toHaveURL('/admin')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('status')).toHaveText('You can stay on this page.')
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeFocused()
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(denied)).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(page).toHaveURL('/')
})

test('Sign-out succeeds: Signed out, and another account can sign in', async ({ newPerson }) => {
  const { page } = await newPerson({ isAdmin: false })
  await page.goto('/admin/login')
  await page.route('**/auth/v1/logout*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  )
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectToast(page, 'Sign out failed', 'Out of order', 'alert')
  await page.unroute('**/auth/v1/logout*')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectToast(page, 'Signed out', 'You have been signed out successfully')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('while auth loads, a spinner; admin sees the content', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/user_roles*', async (route) => {
    await held
    await route.continue()
  })
  for (const path of ['/admin', '/admin/login']) {
    await page.goto(path)
    await expect(page.getByRole('status')).toHaveText('Checking your session')
    await expect(page.getByRole('heading')).toHaveText('Core admin')
  }
  await checkAxe(page)
  release()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('Admin-check errors are logged and treated as not admin', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.route('**/rest/v1/user_roles*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Broken' } }),
  )
  await page.goto('/admin')
  await expect(page.getByText(denied)).toBeVisible()
  expect(logged.join('\n')).toContain('The admin rights could not be looked up.')
})

test('who is not an admin by the look-up is not logged as an error', async ({ newPerson }) => {
  const { page } = await newPerson({ isAdmin: false })
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.goto('/admin')
  await expect(page.getByText(denied)).toBeVisible()
  expect(logged.join('\n')).not.toContain('The admin rights')
})
