import { expect } from '@playwright/test'
import { deleteExpert, expertsNamed, removeUploads, uniqueName } from '../../support/experts.ts'
import { picture } from '../../support/pictures.ts'
import { chooseFile, fillNew, openNew } from './editor.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

test('a picture that is dropped on the dialog’s picture is the chosen one', async ({ page }) => {
  const name = uniqueName()
  const editor = await openNew(page)
  await fillNew(page, name)
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'portrait.png', { type: 'image/png' }))
      return transfer
    },
    [...(await picture('png'))],
  )
  const target = editor.getByRole('group', { name: 'Image' })
  await target.dispatchEvent('dragover', { dataTransfer: files })
  await expect(target).toHaveAttribute('data-drop', 'true')
  const stays = await target.evaluate(
    (element, dataTransfer) =>
      !element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
    files,
  )
  expect(stays, 'the browser does not open the file').toBe(true)
  await expect(editor.getByRole('radio', { name: 'Upload' })).toBeChecked()
  await expect(editor.getByLabel('Image file')).toHaveValue(/portrait\.png$/)
  await expect(editor.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', /^blob:/)
  await expect(target).not.toHaveAttribute('data-drop')
  await editor.getByRole('button', { name: 'Add Expert' }).click()
  await expectToast(page, 'Success', 'Expert created successfully.')
  const [saved] = await expertsNamed(name)
  expect(saved?.image_url).toMatch(/\/experts\/\d{13}-\w+\.png$/)
  await deleteExpert(saved?.id)
  await removeUploads([saved?.image_url.split('/').pop()])
})

for (const width of [360, 1280]) {
  test(`at ${width} px: a file’s long name stays inside of the dialog`, async ({ page }) => {
    const editor = await openNew(page, width)
    await chooseFile(page, `${'n'.repeat(200)}.txt`, 'text/plain', Buffer.from('No picture.'))
    await expect(editor.getByText(/is not a PNG, JPEG, WebP, AVIF or GIF image/)).toBeVisible()
    const hidden = await editor
      .locator('.dialog-body')
      .evaluate((body) => body.scrollWidth - body.clientWidth)
    expect(hidden).toBe(0)
  })
}
