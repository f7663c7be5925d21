import { expect, type Locator, type Page } from '@playwright/test'
import { addExpert, deleteExpert } from '../../support/experts.ts'
import { checkAxe } from '../visitor/axe.ts'
import { open } from '../visitor/window.ts'
import { editorOf } from './editor.ts'
import { test } from './signedIn.ts'

/** Opens the dialog for a new expert on a page that was come to from the dashboard, without a load between. */
async function openNewWithin(page: Page, width = 1280) {
  await open(page, '/admin', width)
  await page.getByRole('link', { name: 'Experts', exact: true }).click()
  await page.getByRole('button', { name: 'Add New Expert' }).click()
  return editorOf(page)
}

/** Presses Back, where nobody waits for the page to change. */
const goBack = (page: Page) => void page.goBack().catch(() => undefined)

/** Two clicks as a person makes them: the first one's effect is there when the second comes. */
async function doubleClick(page: Page, button: Locator) {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
    await page.getByRole('dialog').waitFor()
  }
}

for (const width of [360, 1280]) {
  test(`at ${width} px: closing with unsaved changes asks first: Escape, a click outside, Back and Cancel`, async ({
    page,
  }) => {
    const editor = await openNewWithin(page, width)
    const question = editor.getByRole('alertdialog', { name: 'Discard your changes?' })
    const role = editor.getByLabel('Role')
    await role.fill('Half a ro')
    await page.keyboard.press('Escape')
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await checkAxe(page)
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(role).toBeFocused()

    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(role).toBeFocused()

    if (width > 480) {
      await page.mouse.click(5, 5)
      await question.getByRole('button', { name: 'Keep editing' }).click()
    }
    await role.pressSequentially('l')
    goBack(page)
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(role).toBeFocused()
    await expect(page).toHaveURL('/admin/experts')

    const cancel = editor.getByRole('button', { name: 'Cancel' })
    await cancel.click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(cancel).toBeFocused()
    await expect(role).toHaveValue('Half a rol')
    await cancel.click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(editor).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add New Expert' })).toBeFocused()
  })
}

test('without changes it closes at once, by each of these ways', async ({ page }) => {
  const editor = await openNewWithin(page)
  const ways = [
    () => page.keyboard.press('Escape'),
    // Not while it could be the second half of a double click.
    () =>
      expect(async () => {
        await page.mouse.click(5, 5)
        await expect(editor).toHaveCount(0, { timeout: 100 })
      }).toPass(),
    async () => goBack(page),
    () => editor.getByRole('button', { name: 'Cancel' }).click(),
  ]
  for (const close of ways) {
    await expect(editor).toBeVisible()
    await close()
    await expect(editor).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add New Expert' })).toBeFocused()
    await page.getByRole('button', { name: 'Add New Expert' }).click()
  }
})

test('a double click on what opens a dialog opens it, and the focus is in it', async ({ page }) => {
  const expert = await addExpert()
  await open(page, `/admin/experts?q=${encodeURIComponent(expert.name)}`, 1280)
  for (const name of ['Add New Expert', `Edit ${expert.name}`, 'Recently deleted']) {
    const button = page.getByRole('button', { name })
    await doubleClick(page, button)
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await deleteExpert(expert.id)
})
