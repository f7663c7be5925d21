import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { checkAxe } from '../visitor/axe.ts'
import { open } from '../visitor/window.ts'
import { expectToast } from './toast.ts'

async function openSignUp(page: Page, width = 1280) {
  await open(page, '/admin/login', width)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible()
  return {
    email: page.getByLabel('Email'),
    password: page.getByLabel('Password'),
    submit: page.getByRole('button', { name: 'Create account' }),
  }
}

for (const width of [360, 1280]) {
  test(`at ${width} px: Password strength is judged by the server, weak-password reasons shown in words`, async ({
    page,
  }) => {
    const { email, password, submit } = await openSignUp(page, width)
    await checkAxe(page)
    await email.fill(`${randomUUID()}@example.com`)
    await password.fill('short')
    await submit.click()
    await expect(password).toHaveAccessibleDescription(
      'This password is too short. This password needs both letters and digits. At least 10 characters, with letters and digits.',
    )
    await expect(password).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Sign up failed' })).toContainText('10 characters')
    await checkAxe(page)
  })
}

test('a sign-up that the server confirms at once leads to Access Denied: a signed-up user is an ordinary user', async ({
  page,
}) => {
  const { email, password, submit } = await openSignUp(page)
  const address = `${randomUUID()}@example.com`
  await email.fill(address)
  await password.fill(`c7${randomUUID()}`)
  await submit.click()
  await expectToast(page, 'Account created', 'You are signed in. An admin can now grant you access.')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
})

test('Sign-up succeeds: Check your email, We’ve sent you a confirmation link', async ({ page, baseURL }) => {
  let leadsTo: string | null = null
  // As a server answers that asks for confirmation: the user, and no session.
  await page.route('**/auth/v1/signup*', async (route) => {
    leadsTo = new URL(route.request().url()).searchParams.get('redirect_to')
    const response = await route.fetch()
    await route.fulfill({ response, json: (await response.json()).user })
  })
  const { email, password, submit } = await openSignUp(page)
  const address = `${randomUUID()}@example.com`
  await email.fill(address)
  await password.fill(`c7${randomUUID()}`)
  await submit.click()
  await expectToast(page, 'Check your email', "We've sent you a confirmation link")
  expect(leadsTo).toBe(baseURL)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
  await expect(email).toHaveValue(address)
  await expect(password).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
})

test('Sign-up fails: server message, or An unexpected error occurred', async ({ page }) => {
  const { email, password, submit } = await openSignUp(page)
  await email.fill('admin@core.example.com')
  await password.fill(`c7${randomUUID()}`)
  await submit.click()
  await expectToast(page, 'Sign up failed', 'User already registered', 'alert')
  await page.route('**/auth/v1/signup*', (route) => route.abort())
  await submit.click()
  await expectToast(page, 'Sign up failed', 'An unexpected error occurred', 'alert')
})

test('what was typed survives the way from sign-in to sign-up and back', async ({ page }) => {
  const { email, submit } = await openSignUp(page)
  await email.fill('ada@example.com')
  const other = page.getByRole('button', { name: 'Sign in instead' })
  await other.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
  await expect(submit).toHaveCount(0)
  await expect(email).toHaveValue('ada@example.com')
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeFocused()
})
