import { expect, test } from '@playwright/test'
import { advance, goTo, next, path, position, previous } from './application.ts'
import { checkAxe } from './axe.ts'
import { open } from './window.ts'

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
  // What the page asked for by then would stand before it.
  await page.evaluate(() => fetch('/robots.txt'))
  expect(calls.map((url) => new URL(url).pathname)).toEqual(['/robots.txt'])
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
