import { expect, type Page } from '@playwright/test'
import { checkAxe } from '../visitor/axe.ts'
import { addExperts, names, openExperts, removeExperts } from './manageExperts.ts'
import { test } from './signedIn.ts'

const prefix = 'Findling'
const label = (number: number) => `${prefix} ${String(number).padStart(3, '0')}`

/** 130 experts: the last 30 active, each fifth one a singer. */
test.beforeAll(async () => {
  await removeExperts(prefix)
  await addExperts(
    ...Array.from({ length: 130 }, (_, index) => ({
      name: label(index + 1),
      role: index % 5 === 0 ? 'Singing auditor' : 'Zither practice',
      is_active: index >= 100,
    })),
  )
})
test.afterAll(() => removeExperts(prefix))

const summary = (page: Page) => page.getByRole('status').filter({ hasText: /Showing|No experts/ })
const all = `?q=${prefix}`

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test('search by name or role, case-insensitive, and Clear filters where nothing is found', async ({
      page,
    }) => {
      await openExperts(page, width)
      const search = page.getByRole('searchbox', { name: 'Search by name or role' })
      await search.fill('fIndLing 01')
      await expect(names(page)).toHaveText(Array.from({ length: 10 }, (_, index) => label(index + 10)))
      await expect(summary(page)).toHaveText(/Showing 1–10 of 10\./)
      await search.fill('singING AUD')
      await expect(summary(page)).toHaveText(/Showing 1–26 of 26\./)
      await expect(page).toHaveURL('/admin/experts?q=singING+AUD')

      await search.fill('nobody is called so')
      await expect(page.getByRole('heading', { name: 'No experts found' })).toBeVisible()
      await expect(summary(page)).toHaveText(/No experts found\./)
      await checkAxe(page)
      await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
      await expect(search).toHaveValue('')
      await expect(search).toBeFocused()
      await expect(page).toHaveURL('/admin/experts')
      await expect(names(page).first()).toBeVisible()
    })

    test('filter by status (All/Active/Inactive with counts), by mouse and arrow keys', async ({ page }) => {
      await openExperts(page, width, all)
      const filter = page.getByRole('group', { name: 'Status' })
      await expect(filter.getByRole('radio', { name: 'All 130' })).toBeChecked()
      await filter.getByText('Inactive', { exact: false }).click()
      await expect(filter.getByRole('radio', { name: 'Inactive 100' })).toBeChecked()
      await expect(summary(page)).toHaveText(/Showing 1–50 of 100\./)
      await page.keyboard.press('ArrowLeft')
      await expect(filter.getByRole('radio', { name: 'Active 30', exact: true })).toBeChecked()
      await expect(summary(page)).toHaveText(/Showing 1–30 of 30\./)
      await expect(page).toHaveURL(`/admin/experts${all}&status=active`)
    })

    test('showing 1–50 of 130: pages by mouse and keyboard, kept in the address and on Back', async ({
      page,
    }) => {
      await openExperts(page, width, all)
      await expect(summary(page)).toHaveText(/Showing 1–50 of 130\./)
      const pages = page.getByRole('navigation', { name: 'Pages' })
      const button = (name: string) => pages.getByRole('button', { name: `${name} page` })
      await expect(button('Previous')).toBeDisabled()
      await button('Next').click()
      await expect(names(page).first()).toHaveText(label(51))
      await expect(names(page).first()).toBeInViewport()
      await button('Next').press('Enter')
      await expect(names(page)).toHaveText(Array.from({ length: 30 }, (_, index) => label(index + 101)))
      await expect(pages).toContainText('Page 3 of 3')
      await expect(page).toHaveURL(`/admin/experts${all}&page=3`)
      await expect(button('Next')).toBeFocused()
      await expect(button('Next')).toBeDisabled()
      await checkAxe(page)

      await page.goBack()
      await expect(names(page).first()).toHaveText(label(51))
      await page.reload()
      await expect(names(page).first()).toHaveText(label(51))
      await expect(page.getByRole('searchbox')).toHaveValue(prefix)
      await page.getByRole('searchbox').fill(`${prefix} 1`)
      await expect(names(page).first()).toHaveText(label(100))
      await expect(page).toHaveURL(`/admin/experts?q=${prefix}+1`)
    })
  })
}

for (const width of [360, 1280]) {
  test(`at ${width} px: a quick double click on Next leads two pages on`, async ({ page }) => {
    await openExperts(page, width, all)
    const next = page.getByRole('button', { name: 'Next page' })
    await next.dblclick()
    await expect(names(page).first()).toHaveText(label(101))
    await expect(next).toBeFocused()
  })
}

for (const width of [360, 1280]) {
  test(`at ${width} px: by keyboard, no row hides behind the pages`, async ({ page }) => {
    // Without motion, what is scrolled to is there at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openExperts(page, width, all)
    for (const button of await page.getByRole('switch').all()) {
      await button.focus()
      const isFree = await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isFree, String(await button.getAttribute('aria-label'))).toBe(true)
    }
  })
}

test('sort by name, role and status from the headings (aria-sort, buttons in headers)', async ({ page }) => {
  await openExperts(page, 1280, all)
  const heading = (name: string) => page.getByRole('columnheader', { name })
  await expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Name', exact: true }).press('Enter')
  await expect(heading('Name')).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page).first()).toHaveText(label(130))
  await expect(page).toHaveURL(`/admin/experts${all}&sort=-name`)

  await page.getByRole('button', { name: 'Role', exact: true }).click()
  await expect(heading('Role')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('[aria-sort]')).toHaveCount(1)
  await expect(page.getByRole('cell', { name: 'Singing auditor' })).toHaveCount(26)
  await expect(names(page).first()).toHaveText(label(1))

  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await expect(names(page).first()).toHaveText(label(101))
  await page.goBack()
  await expect(heading('Role')).toHaveAttribute('aria-sort', 'ascending')
})

test('sort by last change, and see when that was', async ({ page }) => {
  await openExperts(page, 360, all)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Active first' })
  const last = page.getByRole('switch', { name: label(103) })
  await last.click()
  await expect(page.getByText('Expert deactivated successfully.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Last changed first' })
  await expect(names(page).first()).toContainText(`${label(103)}Changed just now`)
  await expect(page).toHaveURL(`/admin/experts${all}&sort=-changed`)
})
