import { expect } from '@playwright/test'
import { serviceClient, signOutEverywhere } from '../../support/accounts.ts'
import {
  addExpert,
  changeExpert,
  deleteExpert,
  expertsNamed,
  removeUploads,
  storeUpload,
  uploads,
} from '../../support/experts.ts'
import { picture } from '../../support/pictures.ts'
import { checkAxe } from '../visitor/axe.ts'
import { chooseFile, openEdit } from './editor.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

for (const width of [360, 1280]) {
  test(`at ${width} px: two admins editing the same expert lose nothing`, async ({ page, newPerson }) => {
    const expert = await addExpert()
    const mine = await openEdit(page, expert.name, width)
    const other = await newPerson({ isAdmin: true })
    const theirs = await openEdit(other.page, expert.name, width)

    await theirs.getByLabel('Role').fill('Their role')
    await theirs.getByLabel('Description').fill('Their words.')
    await theirs.getByRole('button', { name: 'Update Expert' }).click()
    await expect(theirs).toHaveCount(0)

    await mine.getByLabel('Description').fill('My words.')
    await mine.getByText('Active Status').click()
    await mine.getByRole('button', { name: 'Update Expert' }).click()
    await expect(mine.getByRole('heading', { name: 'Someone else changed this expert' })).toBeFocused()
    const [untouched] = await expertsNamed(expert.name)
    expect(untouched).toMatchObject({ description: 'Their words.', is_active: true })
    await checkAxe(page)
    // Behind the dialog, the list is told as well.
    await expect(page.locator('.cell-role', { hasText: 'Their role' })).toHaveCount(1)

    // What only one of them changed starts on that side; what both changed waits.
    const fieldOf = (name: string) => mine.getByRole('group', { name })
    await expect(fieldOf('Role').getByRole('radio', { name: 'Take theirs' })).toBeChecked()
    await expect(fieldOf('Active Status').getByRole('radio', { name: 'Keep mine' })).toBeChecked()
    const description = fieldOf('Description')
    await expect(description).toContainText('Their words.')
    await expect(description).toContainText('My words.')
    await expect(description.getByRole('radio', { checked: true })).toHaveCount(0)
    const save = mine.getByRole('button', { name: 'Update Expert' })
    await expect(save).toBeDisabled()
    await expect(mine.getByRole('status')).toHaveText('You both changed one field: choose a version first.')

    await description.getByRole('radio', { name: 'Keep mine' }).focus()
    await page.keyboard.press('Space')
    await save.click()
    await expectToast(page, 'Success', 'Expert updated successfully.')
    const [merged] = await expertsNamed(expert.name)
    expect(merged).toMatchObject({ role: 'Their role', description: 'My words.', is_active: false })
    await deleteExpert(expert.id)
  })
}

for (const [all, expected] of [
  ['Keep all of mine', { role: 'My role', description: 'My words.' }],
  ['Take all of theirs', { role: 'Their role', description: 'Their words.' }],
] as const) {
  test(`as a whole: ${all}`, async ({ page }) => {
    const expert = await addExpert()
    const editor = await openEdit(page, expert.name)
    await editor.getByLabel('Role').fill('My role')
    await editor.getByLabel('Description').fill('My words.')
    await changeExpert(expert.id, { role: 'Their role', description: 'Their words.' })
    await editor.getByRole('button', { name: 'Update Expert' }).click()
    await editor.getByRole('button', { name: all }).click()
    await editor.getByRole('button', { name: 'Update Expert' }).click()
    await expect(editor).toHaveCount(0)
    expect((await expertsNamed(expert.name))[0]).toMatchObject(expected)
    await deleteExpert(expert.id)
  })
}

test('a second change while the first is being compared is noticed, too', async ({ page }) => {
  const expert = await addExpert()
  const editor = await openEdit(page, expert.name)
  await editor.getByLabel('Role').fill('My role')
  await changeExpert(expert.id, { role: 'Their role' })
  const save = editor.getByRole('button', { name: 'Update Expert' })
  await save.click()
  await editor.getByRole('radio', { name: 'Keep mine' }).click()
  await changeExpert(expert.id, { role: 'Their second role' })
  await save.click()
  await expect(editor.getByText('Their second role')).toBeVisible()
  await editor.getByRole('radio', { name: 'Keep mine' }).click()
  await save.click()
  await expect(editor).toHaveCount(0)
  expect((await expertsNamed(expert.name))[0]?.role).toBe('My role')
  await deleteExpert(expert.id)
})

test('a chosen file is sent once its version is kept, and never otherwise', async ({ page }) => {
  const before = await uploads()
  for (const [choice, sent] of [
    ['Take theirs', 0],
    ['Keep mine', 1],
  ] as const) {
    const expert = await addExpert()
    const editor = await openEdit(page, expert.name)
    await chooseFile(page, 'portrait.png', 'image/png', await picture('png'))
    await changeExpert(expert.id, { image_url: 'https://pictures.example.com/theirs.png' })
    await editor.getByRole('button', { name: 'Update Expert' }).click()
    const image = editor.getByRole('group', { name: 'Image' })
    await image.getByRole('radio', { name: choice }).click()
    await editor.getByRole('button', { name: 'Update Expert' }).click()
    await expect(editor).toHaveCount(0)
    const added = async () => (await uploads()).filter((name) => !before.includes(name))
    await expect.poll(added).toHaveLength(sent)
    const [saved] = await expertsNamed(expert.name)
    if (sent) expect((await fetch(saved?.image_url)).status).toBe(200)
    else expect(saved?.image_url).toBe('https://pictures.example.com/theirs.png')
    await removeUploads(await added())
    await deleteExpert(expert.id)
  }
})

test('changed there and back by someone else: the save goes through', async ({ page }) => {
  const expert = await addExpert()
  const editor = await openEdit(page, expert.name)
  await editor.getByLabel('Role').fill('My role')
  await changeExpert(expert.id, { role: 'Their role' })
  await changeExpert(expert.id, { role: expert.role })
  await editor.getByRole('button', { name: 'Update Expert' }).click()
  await expectToast(page, 'Success', 'Expert updated successfully.')
  expect((await expertsNamed(expert.name))[0]?.role).toBe('My role')
  await deleteExpert(expert.id)
})

test('a row deleted meanwhile is told and can be created anew, without its deleted picture', async ({
  page,
}) => {
  const image = await storeUpload(await picture('png'))
  const expert = await addExpert({ image_url: image.url })
  const editor = await openEdit(page, expert.name)
  await editor.getByLabel('Role').fill('My role')
  await deleteExpert(expert.id)
  await removeUploads([image.name])
  await editor.getByRole('button', { name: 'Update Expert' }).click()
  await expect(editor.getByRole('alert')).toContainText('Someone deleted this expert while you were editing.')
  await expect(editor.getByLabel('Role')).toHaveValue('My role')
  await checkAxe(page)

  await editor.getByRole('button', { name: 'Add Expert' }).click()
  await expectToast(page, 'Success', 'Expert created successfully.')
  await expectToast(
    page,
    'Information',
    'The picture was deleted together with the expert. Choose another one when you like.',
  )
  expect(await expertsNamed(expert.name)).toMatchObject([{ id: expert.id, role: 'My role', image_url: null }])
  await deleteExpert(expert.id)
})

test('Session expired while typing: nothing typed is lost', async ({ newPerson }) => {
  const expert = await addExpert()
  const { account, page } = await newPerson({ isAdmin: true })
  const editor = await openEdit(page, expert.name)
  await editor.getByLabel('Role').fill('My role')
  await signOutEverywhere(account)
  await page.route('**/rest/v1/experts*', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  )
  await editor.getByRole('button', { name: 'Update Expert' }).click()
  const signIn = page.getByRole('dialog', { name: 'Your session has ended' })
  await signIn.getByLabel('Password').fill(account.password)
  await page.unrouteAll()
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await expect(signIn).toHaveCount(0)
  await expect(editor.getByLabel('Role')).toHaveValue('My role')
  await editor.getByRole('button', { name: 'Update Expert' }).click()
  await expectToast(page, 'Success', 'Expert updated successfully.')
  expect((await expertsNamed(expert.name))[0]?.role).toBe('My role')
  await deleteExpert(expert.id)
})

test('a revoked admin’s save is refused, and told apart from a conflict', async ({ newPerson }) => {
  const expert = await addExpert()
  const { account, page } = await newPerson({ isAdmin: true })
  const editor = await openEdit(page, expert.name)
  await editor.getByLabel('Role').fill('My role')
  await serviceClient.rpc('revoke_admin', { user_email: account.email }).throwOnError()
  await editor.getByRole('button', { name: 'Update Expert' }).click()
  await expectToast(page, 'Error', 'Failed to update expert.', 'alert')
  await expect(editor.getByRole('alert')).toContainText('You are not an admin any more')
  await expect(editor.getByLabel('Role')).toHaveValue('My role')
  expect((await expertsNamed(expert.name))[0]?.role).toBe(expert.role)
  await deleteExpert(expert.id)
})
