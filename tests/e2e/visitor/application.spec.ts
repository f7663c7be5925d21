import { expect, type Page, test } from '@playwright/test'
import { checkAxe } from './axe.ts'
import { open } from './window.ts'

const path = '/partnership-application'
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })

/** Presses Next until the step has changed: presses are lost while the script is still on its way. */
async function advance(page: Page) {
  const before = await position(page)
  await expect(async () => {
    if ((await position(page)) === before) await next(page).click()
    expect(await position(page)).toBe(before + 1)
  }).toPass()
}

async function goTo(page: Page, step: number, width = 1280) {
  await open(page, path, width)
  for (let now = 1; now < step; now++) await advance(page)
}

const position = async (page: Page) =>
  Number(await page.getByRole('progressbar').getAttribute('aria-valuenow')) / 20

for (const width of [360, 1280]) {
  test.describe(`partnership application at ${width} px`, () => {
    test('step 1 to 5, starting at 1; progress is step divided by 5, shown as a percent', async ({
      page,
    }) => {
      await open(page, path, width)
      for (const [index, percent] of [20, 40, 60, 80, 100].entries()) {
        if (index > 0) await advance(page)
        await expect(page.getByText(`Step ${index + 1} of 5, ${percent}%`)).toBeVisible()
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
      }
    })

    test('axe finds nothing on any step, and nothing overflows', async ({ page }) => {
      await open(page, path, width)
      await checkAxe(page)
      for (let step = 2; step <= 5; step++) {
        await advance(page)
        await checkAxe(page)
      }
    })
  })
}

test('Previous moves back one and is disabled on step 1', async ({ page }) => {
  await goTo(page, 1)
  await expect(previous(page)).toBeDisabled()
  await advance(page)
  await advance(page)
  await previous(page).click()
  await expect.poll(() => position(page)).toBe(2)
})

test('no step blocks moving on; on step 5 the button reads Submit Application and is disabled', async ({
  page,
}) => {
  await goTo(page, 5)
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeDisabled()
  await expect(next(page)).toHaveCount(0)
})

test('Next scrolls to the top, moves focus to the heading of the step and announces it', async ({ page }) => {
  await goTo(page, 3, 360)
  await next(page).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await next(page).press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Why would you like to do this?' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Step 4 of 5, 80%' })).toBeVisible()
})

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

test('answers survive Back, Forward and a reload within the tab, and no other tab sees them', async ({
  page,
  context,
}) => {
  await goTo(page, 3)
  await page.getByRole('checkbox', { name: 'Bookkeeping' }).check()
  await page.getByRole('radio', { name: 'Community builder' }).check()
  const kept = async () => {
    await expect.poll(() => position(page)).toBe(3)
    await expect(page.getByRole('checkbox', { name: 'Bookkeeping' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Community builder' })).toBeChecked()
  }
  await page.reload()
  await kept()
  await page.goto('/partnerguidelines')
  await page.goBack()
  await kept()
  await page.goBack().catch(() => null)
  await page.goto(path)
  await kept()
  const other = await context.newPage()
  await other.goto(path)
  await expect(other.getByRole('checkbox', { name: 'Workshops' })).toBeVisible()
  await other.close()
})

test('no network call at all, and no console error', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(path, { waitUntil: 'networkidle' })
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('checkbox', { name: 'Workshops' }).check()
  for (let step = 1; step < 5; step++) await next(page).click()
  for (const label of ['Full Name', 'Email Address', 'Company/Organization']) {
    await page.getByLabel(label).fill('dana@firm.example')
  }
  await page.getByLabel('Full Name').press('Enter')
  await page.getByRole('button', { name: 'Submit Application' }).click({ force: true })
  await page.waitForTimeout(500)
  expect(calls).toEqual([])
  expect(problems).toEqual([])
})

test('is fully usable by keyboard', async ({ page }) => {
  await goTo(page, 2)
  await page.getByRole('checkbox', { name: 'Working professional' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Working professional' })).toBeChecked()
  for (let box = 0; box < 3; box++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Experienced' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('.estimate')).toContainText('Rising Voice')
  await page.keyboard.press('Tab')
  await expect(previous(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'What do people ask you about?' })).toBeFocused()
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('all five steps and all their answers are on the page', async ({ page }) => {
    await open(page, path, 360)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('.sheet > section:visible')).toHaveCount(5)
    await expect(page.getByRole('checkbox', { name: 'Practice management' })).toBeVisible()
    await expect(next(page)).toBeHidden()
  })
})
