import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { makeUser } from '../../support/accounts.ts'
import { checkAxe } from '../visitor/axe.ts'
import { watchErrors } from '../visitor/watch.ts'
import { open } from '../visitor/window.ts'
import { expectToast } from './toast.ts'

const fields = (page: Page) => ({
  email: page.getByLabel('Email'),
  password: page.getByLabel('Password'),
  submit: page.getByRole('button', { name: /^Sign(ing)? in/ }),
})

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test('sign-in is disabled while either field is empty; axe finds nothing', async ({ page }) => {
      const errors = watchErrors(page)
      await open(page, '/admin/login', width)
      const { email, password, submit } = fields(page)
      await expect(email).toBeFocused()
      await expect(submit).toBeDisabled()
      await email.fill('ada@example.com')
      await expect(submit).toBeDisabled()
      await password.fill('secret')
      await expect(submit).toBeEnabled()
      await email.fill('')
      await expect(submit).toBeDisabled()
      await checkAxe(page)
      expect(errors).toEqual([])
    })

    test('submit button reads Signing in... and is disabled while submitting; then Login successful, Checking admin permissions..., and /admin, replacing history', async ({
      page,
    }) => {
      const account = await makeUser({ isAdmin: true })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/auth/v1/token*', async (route) => {
        await held
        await route.continue()
      })
      await open(page, '/', width)
      await page.goto('/admin/login')
      const { email, password, submit } = fields(page)
      await email.fill(account.email)
      await password.fill(account.password)
      await submit.click()
      await expect(submit).toHaveText('Signing in...')
      await expect(submit).toBeDisabled()
      release()
      await expect(page).toHaveURL('/admin')
      await expectToast(page, 'Login successful', 'Checking admin permissions...')
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/')
    })

    test('Login failed, with the returned error message, said at once; what was typed stays and the password has the focus', async ({
      page,
    }) => {
      await open(page, '/admin/login', width)
      const { email, password, submit } = fields(page)
      // The keyboard alone does it.
      await email.focus()
      await page.keyboard.type(`${randomUUID()}@example.com`)
      await page.keyboard.press('Tab')
      await page.keyboard.type('wrong-password1')
      await page.keyboard.press('Enter')
      await expectToast(page, 'Login failed', 'Invalid login credentials', 'alert')
      await expect(password).toBeFocused()
      await expect(password).toHaveValue('wrong-password1')
      await expect(submit).toBeEnabled()
      await checkAxe(page)
    })
  })
}

test('a failed login is old news once the next one succeeds', async ({ page }) => {
  const account = await makeUser({ isAdmin: true })
  await page.goto('/admin/login')
  const { email, password } = fields(page)
  await email.fill(account.email)
  await password.fill('wrong-password1')
  await password.press('Enter')
  await expectToast(page, 'Login failed', 'Invalid login credentials', 'alert')
  await password.fill(account.password)
  await password.press('Enter')
  await expectToast(page, 'Login successful', 'Checking admin permissions...')
  // It would stay for 12 seconds by itself.
  await expect(page.getByText('Login failed')).toHaveCount(0, { timeout: 5000 })
})

test('Admin login unexpected: An unexpected error occurred. Please try again.', async ({ page }) => {
  await page.route('**/auth/v1/token*', (route) => route.abort())
  await page.goto('/admin/login')
  const { email, password, submit } = fields(page)
  await email.fill('ada@example.com')
  await password.fill('secret')
  await submit.click()
  await expectToast(page, 'Login failed', 'An unexpected error occurred. Please try again.', 'alert')
  await expect(submit).toBeEnabled()
})

test('an e-mail address that is none is told under its field, without asking the server', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/auth/v1/') && calls.push(request.url()))
  await page.goto('/admin/login')
  const { email, password, submit } = fields(page)
  await email.fill('ada')
  await password.fill('secret')
  await submit.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await checkAxe(page)
  expect(calls).toEqual([])
})

test('Sign-in attempts are limited (5 in a minute, then a wait that is told)', async ({ page }) => {
  await page.goto('/admin/login')
  const { email, password, submit } = fields(page)
  await email.fill(`${randomUUID()}@example.com`)
  for (let attempt = 1; attempt <= 6; attempt++) {
    await password.fill(`wrong-password${attempt}`)
    const answered = page.waitForResponse('**/auth/v1/token*')
    await submit.click()
    expect((await answered).status()).toBe(attempt <= 5 ? 400 : 429)
    await expect(submit).toBeEnabled()
  }
  await expect(page.getByText(/^Too many attempts\. Please wait \d+ seconds? and try again\.$/)).toBeVisible()
})
