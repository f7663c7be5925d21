import { expect, type Page, type Route } from '@playwright/test'
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
import { open } from '../visitor/window.ts'
import { openEdit } from './editor.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

/** Opens the history of an expert by the menu of its row. */
async function openHistory(page: Page, name: string, width = 1280) {
  await open(page, `/admin/experts?q=${encodeURIComponent(name)}`, width)
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  return page.getByRole('dialog', { name: `History of ${name}` })
}

async function openDeleted(page: Page, width = 1280) {
  await open(page, '/admin/experts', width)
  await page.getByRole('button', { name: /deleted/i }).click()
  return page.getByRole('dialog', { name: 'Recently deleted experts' })
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test('a History item in the row’s menu shows who changed the expert when, old and new values, newest first', async ({
      page,
    }) => {
      const expert = await addExpert()
      const editor = await openEdit(page, expert.name, width)
      await editor.getByLabel('Role').fill('Audit')
      await editor.getByText('Active Status').click()
      await editor.getByRole('button', { name: 'Update Expert' }).click()
      await expect(editor).toHaveCount(0)

      const history = await openHistory(page, expert.name, width)
      const [newest, oldest] = [history.getByRole('listitem').first(), history.getByRole('listitem').last()]
      await expect(newest).toContainText('Changed by admin@core.example.com just now')
      await expect(newest.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
      await expect(newest.getByRole('definition')).toHaveText([
        'Tax planning→ became Audit',
        'Active→ became Inactive',
      ])
      await expect(newest).toContainText('This is how the expert is now.')
      await expect(oldest).toContainText('Added by the system')
      await expect(oldest.getByRole('definition').first()).toHaveText(expert.name)
      await checkAxe(page)
      await page.keyboard.press('Escape')
      await expect(history).toHaveCount(0)
      await expect(page.getByRole('button', { name: `More actions for ${expert.name}` })).toBeFocused()
      await deleteExpert(expert.id)
    })

    test('it can restore a changed expert, and that can be undone', async ({ page }) => {
      const expert = await addExpert({ description: 'First words.' })
      await changeExpert(expert.id, { description: 'Second words.', is_active: false })
      const history = await openHistory(page, expert.name, width)
      await history
        .getByRole('listitem')
        .last()
        .getByRole('button', { name: /^Restore/ })
        .click()
      await expectToast(page, 'Success', 'Expert updated successfully.')
      await expect(history.getByRole('listitem')).toHaveCount(3)
      const [saved] = await expertsNamed(expert.name)
      expect(saved).toMatchObject({ description: 'First words.', is_active: true })

      await history
        .getByRole('listitem')
        .nth(1)
        .getByRole('button', { name: /^Restore/ })
        .click()
      await expect(history.getByRole('listitem')).toHaveCount(4)
      expect((await expertsNamed(expert.name))[0]).toMatchObject({
        description: 'Second words.',
        is_active: false,
      })
      await deleteExpert(expert.id)
    })

    test('it can restore a deleted expert, with its old id and its history', async ({ page }) => {
      const expert = await addExpert()
      await changeExpert(expert.id, { role: 'Audit' })
      await deleteExpert(expert.id)
      const deleted = await openDeleted(page, width)
      const entry = deleted.getByRole('listitem').filter({ hasText: expert.name })
      await expect(entry).toContainText('Deleted by the system just now')
      await checkAxe(page)

      await entry.getByRole('button', { name: `History of ${expert.name}` }).click()
      const history = page.getByRole('dialog', { name: `History of ${expert.name}` })
      await expect(history.getByRole('listitem')).toHaveCount(3)
      await checkAxe(page)
      await page.keyboard.press('Escape')
      await expect(history).toHaveCount(0)
      await expect(entry.getByRole('button', { name: `History of ${expert.name}` })).toBeFocused()

      await entry.getByRole('button', { name: `Restore ${expert.name}` }).click()
      await expectToast(page, 'Success', 'Expert created successfully.')
      await expect(entry).toHaveCount(0)
      expect(await expertsNamed(expert.name)).toMatchObject([{ id: expert.id, role: 'Audit' }])
      await deleteExpert(expert.id)
    })
  })
}

test('a restored expert whose uploaded image is gone gets no broken picture, and that is said', async ({
  page,
}) => {
  const image = await storeUpload(await picture('png'))
  const expert = await addExpert({ image_url: image.url })
  await deleteExpert(expert.id)
  await removeUploads([image.name])
  const deleted = await openDeleted(page)
  await deleted.getByRole('button', { name: `Restore ${expert.name}` }).click()
  await expectToast(
    page,
    'Information',
    'The picture of that time is not stored any more, so the expert has none now.',
  )
  expect(await expertsNamed(expert.name)).toMatchObject([{ id: expert.id, image_url: null }])
  await deleteExpert(expert.id)
})

test('an earlier version whose uploaded image is gone keeps the present picture', async ({ page }) => {
  const [old, present] = [await storeUpload(await picture('png')), await storeUpload(await picture('png'))]
  const expert = await addExpert({ image_url: old.url })
  await changeExpert(expert.id, { image_url: present.url, role: 'Audit' })
  await removeUploads([old.name])
  const history = await openHistory(page, expert.name)
  await history
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expectToast(
    page,
    'Information',
    'The picture of that time is not stored any more, so the present one stays.',
  )
  expect(await expertsNamed(expert.name)).toMatchObject([{ role: expert.role, image_url: present.url }])
  expect(await uploads()).toContain(present.name)
  await deleteExpert(expert.id)
  await removeUploads([present.name])
})

test('a change made since the history was opened is not overwritten by a restore', async ({ page }) => {
  const expert = await addExpert()
  await changeExpert(expert.id, { role: 'Second role' })
  const history = await openHistory(page, expert.name)
  const restore = history
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Restore/ })
  await expect(restore).toBeVisible()
  await changeExpert(expert.id, { role: 'Third role' })
  await restore.click()
  await expectToast(
    page,
    'Error',
    'Someone changed this expert in the meantime. The history is up to date now: look again.',
    'alert',
  )
  await expect(history.getByText('Third role')).toBeVisible()
  expect((await expertsNamed(expert.name))[0]?.role).toBe('Third role')
  await deleteExpert(expert.id)
})

test('a long history is shown in pages', async ({ page }) => {
  const expert = await addExpert({ role: 'Role 0' })
  for (let n = 1; n <= 24; n++) await changeExpert(expert.id, { role: `Role ${n}` })
  const history = await openHistory(page, expert.name)
  await expect(history.getByRole('listitem')).toHaveCount(20)
  await history.getByRole('button', { name: 'Show older entries' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(25)
  await expect(history.getByRole('button', { name: 'Show older entries' })).toHaveCount(0)
  await expect(history.getByRole('listitem').nth(4)).toContainText('Role 19→ became Role 20')
  await deleteExpert(expert.id)
})

for (const [what, answer] of [
  ['cannot be reached', (route: Route) => route.abort()],
  ['is out of order', (route: Route) => route.fulfill({ status: 503 })],
] as const)
  test(`An unexpected error occurred. (any thrown failure): nothing is restored while the storage ${what}`, async ({
    page,
  }) => {
    const image = await storeUpload(await picture('png'))
    const expert = await addExpert({ image_url: image.url })
    await changeExpert(expert.id, { image_url: null })
    const history = await openHistory(page, expert.name)
    await page.route(image.url, answer)
    await history
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Restore/ })
      .click()
    await expectToast(page, 'Error', 'An unexpected error occurred.', 'alert')
    expect((await expertsNamed(expert.name))[0]?.image_url).toBeNull()
    await deleteExpert(expert.id)
    await removeUploads([image.name])
  })

test('a history that cannot be loaded says so and can be asked for again', async ({ page }) => {
  const expert = await addExpert()
  await page.route('**/rest/v1/expert_changes*', (route) => route.abort())
  const history = await openHistory(page, expert.name)
  await expect(history.getByRole('alert')).toContainText('could not be loaded', { timeout: 30_000 })
  await checkAxe(page)
  await page.unrouteAll()
  await history.getByRole('button', { name: 'Retry' }).click()
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await deleteExpert(expert.id)
})
