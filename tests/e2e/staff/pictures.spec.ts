import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { lakeClient } from '../../support/stack.ts'
import { openDocument, signIn } from '../../support/studio.ts'

const id = 'page-gallery'
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0E5A47' } })
    .png()
    .toBuffer()

test.afterAll(async () => {
  for (const document of [id, `drafts.${id}`]) await lakeClient.delete(document)
})

test('the Studio says why a picture is refused, and warns of a hero image smaller than its place', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await lakeClient.create({
    _id: id,
    _type: 'page',
    title: 'Gallery',
    path: { _type: 'slug', current: '/gallery' },
    seo: { _type: 'seo', title: 'Gallery', description: 'Pictures.' },
    sections: [{ _key: 'a', _type: 'hero', headline: 'All pictures' }],
  })
  await signIn(page)
  await openDocument(page, 'Pages', 'Gallery')
  await page.getByRole('button', { name: /^All pictures/ }).click()
  await page.getByRole('tab', { name: 'Picture' }).click()
  const files = page.locator('input[type=file]').first()

  const damaged = (await picture(1200, 900)).subarray(0, 400)
  await files.setInputFiles({ name: 'damaged.png', mimeType: 'image/png', buffer: damaged })
  await expect(page.getByText('The file is damaged, larger than 32 MB, or no picture.')).toBeVisible()

  await files.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: await picture(400, 300) })
  await page.getByRole('button', { name: 'Validation' }).click()
  await expect(
    page.getByRole('button', { name: /This picture has 400 × 300 pixels and will look blurred/ }),
  ).toBeVisible()
})
