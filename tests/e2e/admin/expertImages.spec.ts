import { expect, type Page } from '@playwright/test'
import { serviceClient } from '../../support/accounts.ts'
import { storeUpload, uploads } from '../../support/experts.ts'
import { picture } from '../../support/pictures.ts'
import { addExperts, openExperts, removeExperts, stored } from './manageExperts.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

const prefix = 'Pictura'

test.beforeEach(() => removeExperts(prefix))
test.afterAll(() => removeExperts(prefix))

async function remove(page: Page, name: string) {
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0)
}

test('deleting an expert also removes its uploaded image, once no other expert uses it', async ({ page }) => {
  const { name, url: image_url } = await storeUpload(await picture('png'))
  await addExperts({ name: `${prefix} A`, image_url }, { name: `${prefix} B`, image_url })
  await openExperts(page, 1280, `?q=${prefix}`)
  const looked = page.waitForResponse((answer) => answer.url().includes('image_url=in.'))
  await remove(page, `${prefix} A`)
  await looked
  expect(await uploads()).toContain(name)

  await remove(page, `${prefix} B`)
  await expect.poll(uploads).not.toContain(name)
})

test('deleting a sample expert leaves its portrait, which seeding refers to', async ({ page }) => {
  const sample = await stored('Samir Haddad')
  if (!sample) throw new Error('The samples are not there.')
  try {
    await openExperts(page, 1280)
    await remove(page, sample.name)
    await page.getByRole('button', { name: 'Seed Sample Data' }).click()
    await expectToast(page, 'Success', 'Created 1 new expert records.')
    const portrait = page.getByRole('row').filter({ hasText: sample.name }).locator('img')
    await expect(portrait).toHaveJSProperty('complete', true)
    expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  } finally {
    await serviceClient.from('experts').delete().eq('name', sample.name).throwOnError()
    await serviceClient.from('experts').insert(sample).throwOnError()
  }
})
