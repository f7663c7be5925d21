import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { serviceClient } from '../../support/accounts.ts'
import { until } from '../../support/stack.ts'
import { addExperts, openExperts, removeExperts, stored } from './manageExperts.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

const prefix = 'Pictura'
const bucket = serviceClient.storage.from('experts')

test.beforeEach(() => removeExperts(prefix))
test.afterAll(() => removeExperts(prefix))

/** Puts a picture into the bucket, named as the admin pages name them. */
async function upload() {
  const name = `${Date.now()}-${randomBytes(8).toString('hex')}.png`
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#0e5a47' },
  })
    .png()
    .toBuffer()
  const { error } = await bucket.upload(name, picture, { contentType: 'image/png' })
  expect(error).toBeNull()
  return { name, image_url: bucket.getPublicUrl(name).data.publicUrl }
}

async function exists(name: string): Promise<boolean> {
  const { data, error } = await bucket.list('', { search: name })
  expect(error).toBeNull()
  return data?.some((file) => file.name === name) ?? false
}

async function remove(page: Page, name: string) {
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0)
}

test('deleting an expert also removes its uploaded image, once no other expert uses it', async ({ page }) => {
  const { name, image_url } = await upload()
  await addExperts({ name: `${prefix} A`, image_url }, { name: `${prefix} B`, image_url })
  await openExperts(page, 1280, `?q=${prefix}`)
  const looked = page.waitForResponse((answer) => answer.url().includes('image_url=in.'))
  await remove(page, `${prefix} A`)
  await looked
  expect(await exists(name)).toBe(true)

  await remove(page, `${prefix} B`)
  await until('the image is gone', async () => !(await exists(name)))
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
