import { expect } from '@playwright/test'
import { addExpert, deleteExpert, storeUpload, uploads } from '../../support/experts.ts'
import { picture } from '../../support/pictures.ts'
import { chooseFile, openEdit } from './editor.ts'
import { test } from './signedIn.ts'

const anHourAgo = () => Date.now() - 60 * 60 * 1000

test('a replaced image that could not be removed at once goes when its browser comes back', async ({
  page,
}) => {
  const replaced = await storeUpload(await picture('png'), anHourAgo())
  const expert = await addExpert({ image_url: replaced.url })
  const editor = await openEdit(page, expert.name)
  await chooseFile(page, 'portrait.png', 'image/png', await picture('png', 10))
  const removal = '**/storage/v1/object/experts'
  await page.route(removal, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'DELETE')
  await editor.getByRole('button', { name: 'Update Expert' }).click()
  await refused
  expect(await uploads()).toContain(replaced.name)
  await page.unroute(removal)
  await page.goto('/admin/experts')
  await expect.poll(uploads).not.toContain(replaced.name)
  await deleteExpert(expert.id)
})

test('what an interrupted save left behind goes when its browser comes back, and only that', async ({
  page,
}) => {
  const lost = await storeUpload(await picture('png'), anHourAgo())
  const used = await storeUpload(await picture('png'), anHourAgo())
  const fresh = await storeUpload(await picture('png'))
  const expert = await addExpert({ image_url: used.url })
  await page.goto('/admin')
  await page.evaluate(
    (names) => localStorage.setItem('uploads', JSON.stringify(names)),
    [lost.name, used.name, fresh.name],
  )
  await page.goto('/admin/experts')
  await expect.poll(uploads).not.toContain(lost.name)
  expect(await uploads()).toEqual(expect.arrayContaining([used.name, fresh.name]))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('uploads')))
    .toBe(JSON.stringify([fresh.name]))
  await deleteExpert(expert.id)
})
