import { expect, test } from '@playwright/test'
import { goTo, path } from './application.ts'
import { checkAxe } from './axe.ts'
import { open } from './window.ts'

test('every question has the answers of the specification, by their ids', async ({ page }) => {
  await open(page, path, 1280)
  const values = (name: string) =>
    page
      .locator(`input[name="${name}"]`)
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
  expect(await values('partnershipTypes')).toEqual([
    'workshops',
    'roundtables',
    'peer-groups',
    'fireside-chats',
    'content-creation',
    'mentorship',
  ])
  expect(await values('professionalRoles')).toEqual([
    'working-professional',
    'expert-service-provider',
    'vendor-technology-provider',
  ])
  expect(await values('experience')).toEqual(['emerging', 'experienced', 'senior'])
  expect(await values('digitalReach')).toEqual(['local', 'industry-wide', 'digital-authority'])
  expect(await values('expertiseMethod')).toEqual([
    'content-creator',
    'speaker-educator',
    'thought-leader',
    'community-builder',
  ])
  expect(await values('expertiseAreas')).toHaveLength(14)
  await expect(page.locator('input[name="partnershipTypes"]').first()).toHaveAttribute('type', 'checkbox')
  await expect(page.locator('input[name="experience"]').first()).toHaveAttribute('type', 'radio')
})

test('the estimated level shows once both experience and digitalReach are chosen', async ({ page }) => {
  await goTo(page, 2)
  const estimate = page.locator('.estimate')
  await page.getByRole('radio', { name: 'Senior' }).check()
  await expect(estimate).toBeEmpty()
  for (const [reach, level] of [
    ['Local', 'Rising Voice'],
    ['Industry-wide', 'Expert'],
    ['Digital authority', 'Thought Leader'],
  ] as const) {
    await page.getByRole('radio', { name: reach }).check()
    await expect(estimate).toContainText(level)
  }
  await page.getByRole('radio', { name: 'Emerging' }).check()
  await expect(estimate).toContainText('Rising Voice')
})

test('motivation: counts are shown, a hint from 1 to 24 words, a success note at 50, at most 1000 characters', async ({
  page,
}) => {
  await goTo(page, 4)
  const box = page.getByRole('textbox', { name: /give/ })
  const hint = page.getByText('A good start. Tell us a little more')
  const praise = page.getByText('Thank you, that gives us a clear picture.')
  await expect(page.getByText('Words: 0. Characters: 0 of 1000.')).toBeVisible()
  await expect(hint).toHaveCount(0)
  const words = (count: number) => Array(count).fill('word').join(' ')
  await box.fill(words(1))
  await expect(page.getByText('Words: 1. Characters: 4 of 1000.')).toBeVisible()
  await expect(hint).toBeVisible()
  await box.fill(words(24))
  await expect(hint).toBeVisible()
  await box.fill(words(25))
  await expect(hint).toHaveCount(0)
  await box.fill(words(49))
  await expect(praise).toHaveCount(0)
  await box.fill(words(50))
  await expect(praise).toBeVisible()
  await box.fill('a'.repeat(999))
  await box.press('End')
  await page.keyboard.type('bcd')
  await expect(page.getByText('Words: 1. Characters: 1000 of 1000.')).toBeVisible()
})

test('missing items are listed; when all three are present a ready-to-submit message shows', async ({
  page,
}) => {
  await goTo(page, 5)
  const missing = page.locator('.verdict li')
  await expect(missing).toHaveText([
    'Full Name is required',
    'Email Address is required',
    'Company/Organization is required',
  ])
  await page.getByLabel('Full Name').fill('Dana Whitfield')
  await page.getByLabel('Email Address').fill('dana@firm.example')
  await page.getByLabel('Company/Organization').fill('   ')
  await expect(missing).toHaveText(['Company/Organization is required'])
  await page.getByLabel('Company/Organization').fill('Whitfield & Co')
  await expect(missing).toHaveCount(0)
  await expect(page.locator('.verdict')).toContainText('ready to submit')
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeDisabled()
})

test('email, phone and LinkedIn of a wrong shape show their messages, tied to the field', async ({
  page,
}) => {
  await goTo(page, 5)
  for (const [label, wrong, right, message] of [
    ['Email Address', 'dana at firm', 'dana@firm.example', 'Please enter a valid email address'],
    ['Phone', '12-34', '+1 555 123 4567', 'Please enter a valid phone number'],
    ['LinkedIn', 'my page!', 'linkedin.com/in/dana', 'Please enter a valid LinkedIn URL or username'],
  ] as const) {
    const field = page.getByLabel(label)
    await field.fill(wrong)
    await field.blur()
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await checkAxe(page)
    await field.fill(right)
    await expect(page.getByText(message)).toHaveCount(0)
  }
})
