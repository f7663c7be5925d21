import { expect } from '@playwright/test'
import { addExpert, deleteExpert, expertsNamed, uniqueName } from '../../support/experts.ts'
import { picture } from '../../support/pictures.ts'
import { checkAxe } from '../visitor/axe.ts'
import { chooseFile, editorOf, fillNew, openEdit, openNew } from './editor.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test('create mode (empty fields, is_active true, image mode URL): Fill in the information for the expert profile', async ({
      page,
    }) => {
      const editor = await openNew(page, width)
      await expect(editor).toHaveAccessibleName('Add New Expert')
      await expect(editor).toHaveAccessibleDescription('Fill in the information for the expert profile')
      for (const label of ['Name', 'Role', 'Image URL', 'Description'])
        await expect(editor.getByLabel(label)).toHaveValue('')
      await expect(editor.getByRole('radio', { name: 'URL' })).toBeChecked()
      await expect(editor.getByRole('switch', { name: 'Active Status' })).toBeChecked()
      await expect(editor.getByText('Enable or disable this expert on the website')).toBeVisible()
      await expect(editor.getByRole('button')).toHaveText(['Cancel', 'Add Expert'])
      await expect(editor.getByLabel('Name')).toBeFocused()
      await checkAxe(page)
    })

    test('edit mode (prefilled); Update Expert saves and says so', async ({ page }) => {
      const expert = await addExpert({ image_url: 'https://pictures.example.com/a.png', is_active: false })
      const editor = await openEdit(page, expert.name, width)
      await expect(editor).toHaveAccessibleName('Edit Expert')
      await expect(editor.getByLabel('Name')).toHaveValue(expert.name)
      await expect(editor.getByLabel('Role')).toHaveValue('Tax planning')
      await expect(editor.getByLabel('Image URL')).toHaveValue('https://pictures.example.com/a.png')
      await expect(editor.getByLabel('Description')).toHaveValue('Likes returns.')
      await expect(editor.getByRole('switch', { name: 'Active Status' })).not.toBeChecked()
      await editor.getByLabel('Role').fill('Audit')
      await editor.getByRole('button', { name: 'Remove picture' }).click()
      await editor.getByText('Active Status').click()
      await editor.getByRole('button', { name: 'Update Expert' }).click()
      await expectToast(page, 'Success', 'Expert updated successfully.')
      await expect(editor).toHaveCount(0)
      await expect(page.getByRole('button', { name: `Edit ${expert.name}` })).toBeFocused()
      const [saved] = await expertsNamed(expert.name)
      expect(saved).toMatchObject({ id: expert.id, role: 'Audit', image_url: null, is_active: true })
      await deleteExpert(expert.id)
    })

    test('name, role and description required, with clear messages and lengths as in the database', async ({
      page,
    }) => {
      const editor = await openNew(page, width)
      await editor.getByRole('button', { name: 'Add Expert' }).click()
      await expect(editor.getByText('Enter a name.')).toBeVisible()
      await expect(editor.getByText(/^Enter a role/)).toBeVisible()
      await expect(editor.getByText(/^Enter a description/)).toBeVisible()
      await expect(editor.getByLabel('Name')).toBeFocused()
      await expect(editor.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.')
      await checkAxe(page)

      await fillNew(page, 'x'.repeat(121))
      await editor.getByLabel('Description').fill('🧾'.repeat(1001))
      await expect(editor.getByText('1001 of 1000 characters')).toBeVisible()
      await editor.getByLabel('Image URL').fill('pictures.example.com/a.png')
      await editor.getByRole('button', { name: 'Add Expert' }).click()
      await expect(editor.getByText('The name has 121 characters; at most 120 fit.')).toBeVisible()
      await expect(editor.getByText('The description has 1001 characters; at most 1000 fit.')).toBeVisible()
      await expect(editor.getByText(/^Enter a full address that begins with https/)).toBeVisible()
      await checkAxe(page)
    })
  })
}

test('it closes on save or cancel and clears the chosen file and preview', async ({ page }) => {
  const editor = await openNew(page)
  await chooseFile(page, 'portrait.png', 'image/png', await picture('png'))
  const preview = editor.getByRole('img', { name: 'Preview' })
  await expect(preview).toHaveAttribute('src', /^blob:/)
  const url = (await preview.getAttribute('src')) ?? ''
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await editor.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Add New Expert' }).click()
  await expect(editor.getByRole('radio', { name: 'URL' })).toBeChecked()
  await expect(preview).toHaveCount(0)
  await editor.getByText('Upload', { exact: true }).click()
  await expect(editor.getByLabel('Image file')).toHaveValue('')
  const kept = await page.evaluate((address) => fetch(address).then(Boolean, () => false), url)
  expect(kept, 'the preview’s address was revoked').toBe(false)
})

test('by keyboard alone: a new expert from the first field to the save', async ({ page }) => {
  const name = uniqueName()
  const editor = await openNew(page)
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Audit')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(editor.getByRole('radio', { name: 'Upload' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Counts twice.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(editor.getByRole('switch')).not.toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Expert created successfully.')
  const [saved] = await expertsNamed(name)
  expect(saved).toMatchObject({
    role: 'Audit',
    description: 'Counts twice.',
    is_active: false,
    image_url: null,
  })
  await deleteExpert(saved?.id)
})

test('Create expert: insert {name, role, image_url, description, is_active}; a double click saves once', async ({
  page,
}) => {
  const name = uniqueName()
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/experts'))
      sent.push(request.postDataJSON())
  })
  await openNew(page)
  await fillNew(page, name)
  await editorOf(page).getByRole('button', { name: 'Add Expert' }).dblclick()
  await expectToast(page, 'Success', 'Expert created successfully.')
  await expect(page.getByText(name).first()).toBeVisible()
  expect(sent).toEqual([
    { name, role: 'Audit', image_url: null, description: 'Counts twice.', is_active: true },
  ])
  const saved = await expertsNamed(name)
  expect(saved).toHaveLength(1)
  await deleteExpert(saved[0]?.id)
})

for (const [mode, method, button, text] of [
  ['create', 'POST', 'Add Expert', 'Failed to create expert.'],
  ['edit', 'PATCH', 'Update Expert', 'Failed to update expert.'],
] as const) {
  test(`a failed save keeps the dialog and its input: ${text}`, async ({ page }) => {
    const expert = await addExpert()
    const editor = mode === 'create' ? await openNew(page) : await openEdit(page, expert.name)
    const name = uniqueName()
    await fillNew(page, name)
    await page.route('**/rest/v1/experts*', (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    )
    const save = editor.getByRole('button', { name: button })
    await save.click()
    await expectToast(page, 'Error', text, 'alert')
    await expect(editor.getByRole('alert')).toContainText('Your entries are still here')
    await expect(editor.getByLabel('Name')).toHaveValue(name)
    await expect(save).toBeFocused()
    await checkAxe(page)

    await page.unrouteAll()
    await save.click()
    await expect(editor).toHaveCount(0)
    for (const { id } of await expertsNamed(name)) await deleteExpert(id)
    await deleteExpert(expert.id)
  })
}

test('a save that the network swallows ends as a failed one', async ({ page }) => {
  const editor = await openNew(page)
  const name = uniqueName()
  await fillNew(page, name)
  await page.route('**/rest/v1/experts*', () => undefined)
  // A minute passes in half a second.
  await page.evaluate(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 120)
  })
  await editor.getByRole('button', { name: 'Add Expert' }).click()
  await expect(editor.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expectToast(page, 'Error', 'Failed to create expert.', 'alert')
  await expect(editor.getByLabel('Name')).toHaveValue(name)
  await expect(editor.getByRole('button', { name: 'Cancel' })).toBeEnabled()
})

test('head and foot of the dialog stay on a phone, whatever has the focus', async ({ page }) => {
  const editor = await openNew(page, 360)
  const title = editor.getByRole('heading', { name: 'Add New Expert' })
  for (const control of ['Upload', 'Image file', 'Description', 'Active Status', 'Name']) {
    await editor.getByLabel(control, { exact: true }).focus()
    await expect(title).toBeInViewport({ ratio: 1 })
    const hidden = await editor.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)
    expect(hidden, control).toBe(0)
    if (control === 'Upload') await page.keyboard.press('Space')
  }
})
