import { expect } from '@playwright/test'
import { checkAxe } from '../visitor/axe.ts'
import { open } from '../visitor/window.ts'
import { addExperts, names, openExperts, removeExperts, rowOf, stored } from './manageExperts.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

const prefix = 'Tabella'
const [one, two, three] = [`${prefix} One`, `${prefix} Two`, `${prefix} Three`]
const own = `?q=${prefix}`

test.beforeEach(() => removeExperts(prefix))
test.afterAll(() => removeExperts(prefix))

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test('Title Manage Experts. Buttons Seed Sample Data and Add New Expert. Name, role, status, actions', async ({
      page,
    }) => {
      await openExperts(page, width)
      await expect(page.getByRole('button', { name: 'Seed Sample Data' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add New Expert' })).toBeVisible()
      if (width > 767)
        await expect(page.getByRole('columnheader')).toHaveText([/^Name/, 'Role', 'Status', 'Actions'])
      const row = rowOf(page, 'Elena Sørensen')
      await expect(row.getByRole('cell', { name: 'Forensic accounting' })).toBeVisible()
      await expect(row.getByRole('switch')).toBeChecked()
      await expect(row.getByText('Active', { exact: true })).toBeVisible()
      for (const action of ['Edit', 'Delete', 'More actions for'])
        await expect(row.getByRole('button', { name: `${action} Elena Sørensen` })).toBeVisible()
      await checkAxe(page)
    })

    test('Expert is_active: toggled by the row switch (saved at once, then a success toast)', async ({
      page,
    }) => {
      const [before] = await addExperts({ name: one })
      await openExperts(page, width, own)
      const toggle = rowOf(page, one).getByRole('switch')
      await toggle.click()
      await expectToast(page, 'Success', 'Expert activated successfully.')
      await expect(toggle).toBeChecked()
      const after = await stored(one)
      expect(after?.is_active).toBe(true)
      expect(after?.updated_at).not.toBe(before?.updated_at)

      await toggle.focus()
      await page.keyboard.press('Space')
      await expectToast(page, 'Success', 'Expert deactivated successfully.')
      await expect(rowOf(page, one).getByText('Inactive', { exact: true })).toBeVisible()
      expect((await stored(one))?.is_active).toBe(false)
    })

    test('Delete asks for a browser confirmation: Are you sure you want to delete {name}?', async ({
      page,
    }) => {
      await addExperts({ name: one }, { name: two }, { name: three })
      await openExperts(page, width, own)
      const asked: string[] = []
      page.once('dialog', (dialog) => {
        asked.push(dialog.message())
        return dialog.dismiss()
      })
      await page.getByRole('button', { name: `Delete ${two}` }).click()
      expect(asked).toEqual([`Are you sure you want to delete ${two}?`])

      page.once('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: `Delete ${three}` }).click()
      await expectToast(page, 'Success', 'Expert deleted successfully.')
      await expect(rowOf(page, three)).toHaveCount(0)
      expect(await stored(three)).toBeUndefined()
      await expect(rowOf(page, two)).toBeVisible()
      expect(await stored(two)).toBeTruthy()
    })

    test('after a delete the focus is on the row in its place, and at last on Clear filters', async ({
      page,
    }) => {
      await addExperts({ name: one }, { name: two }, { name: three })
      await openExperts(page, width, own)
      page.on('dialog', (dialog) => dialog.accept())
      await page.getByRole('button', { name: `Delete ${three}` }).press('Enter')
      await expect(page.getByRole('button', { name: `Delete ${two}` })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: `Delete ${one}` })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Clear filters' })).toBeFocused()
    })

    test('the row’s menu edits, shows the history and deletes, and gives the focus back', async ({
      page,
    }) => {
      await addExperts({ name: one }, { name: two })
      await openExperts(page, width, own)
      const menu = page.getByRole('button', { name: `More actions for ${one}` })
      await menu.press('Enter')
      await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'History', 'Delete'])
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
      await checkAxe(page)
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()

      for (const [item, dialog] of [
        ['Edit', 'Edit Expert'],
        ['History', `History of ${one}`],
      ] as const) {
        await menu.press('Enter')
        await page.getByRole('menuitem', { name: item }).press('Enter')
        await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(menu).toBeFocused()
      }

      page.once('dialog', (dialog) => dialog.accept())
      await menu.click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expectToast(page, 'Success', 'Expert deleted successfully.')
      await expect(page.getByRole('button', { name: `More actions for ${two}` })).toBeFocused()
    })
  })
}

for (const width of [360, 768, 1280]) {
  test(`at ${width} px: the success toast leaves Add New Expert within reach`, async ({ page }) => {
    await addExperts({ name: one })
    await openExperts(page, width, own)
    await rowOf(page, one).getByRole('switch').click()
    await expectToast(page, 'Success', 'Expert activated successfully.')
    const shown = page.locator('[data-sonner-toast][data-mounted="true"]').last()
    // It slides in from above.
    await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const toast = await shown.boundingBox()
    const button = await page.getByRole('button', { name: 'Add New Expert' }).boundingBox()
    if (!toast || !button) throw new Error('Both must be in sight.')
    const apart =
      toast.x + toast.width <= button.x ||
      button.x + button.width <= toast.x ||
      toast.y + toast.height <= button.y ||
      button.y + button.height <= toast.y
    expect(apart, JSON.stringify({ toast, button })).toBe(true)
  })
}

test('Failed expert images fall back to a placeholder', async ({ page, baseURL }) => {
  await addExperts({ name: one, image_url: `${baseURL}/no-such-picture.png` }, { name: two })
  await openExperts(page, 1280, own)
  for (const name of [one, two]) {
    await expect(rowOf(page, name).locator('.avatar svg')).toBeVisible()
    await expect(rowOf(page, name).locator('img')).toHaveCount(0)
  }
})

test('the dashboard’s Add New Expert opens the dialog at once, only once, and gives the focus to the page', async ({
  page,
}) => {
  await open(page, '/admin/experts?new=1', 1280)
  await expect(page.getByRole('dialog', { name: 'Add New Expert' })).toBeVisible()
  await expect(page).toHaveURL('/admin/experts')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(names(page).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Recently deleted leads to the experts that are no more', async ({ page }) => {
  await addExperts({ name: one })
  await removeExperts(one)
  await openExperts(page, 1280)
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  await expect(page.getByRole('dialog').getByText(one).first()).toBeVisible()
})
