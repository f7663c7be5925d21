import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  addExpert,
  deleteExpert,
  expertsNamed,
  removeUploads,
  storeUpload,
  uniqueName,
  uploads,
} from '../../support/experts.ts'
import { heavyPicture, lyingPhoto, picture } from '../../support/pictures.ts'
import { checkAxe } from '../visitor/axe.ts'
import { chooseFile, editorOf, fillNew, openEdit, openNew } from './editor.ts'
import { test } from './signedIn.ts'
import { expectToast } from './toast.ts'

let before: string[]
test.beforeEach(async () => {
  before = await uploads()
})
const added = async () => (await uploads()).filter((name) => !before.includes(name))

test.afterEach(async () => removeUploads(await added()))

const save = (page: Page) => editorOf(page).getByRole('button', { name: 'Add Expert' }).click()

/** Makes sending so slow that a test can look at it. */
async function slowUploads(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  })
}

for (const width of [360, 1280]) {
  test(`at ${width} px: Upload accepts image files only and shows a preview; submit shows Uploading... and is disabled during image upload`, async ({
    page,
  }) => {
    const name = uniqueName()
    const editor = await openNew(page, width)
    await fillNew(page, name)
    await chooseFile(page, 'noise.png', 'image/png', await heavyPicture())
    await expect(editor.getByLabel('Image file')).toHaveAttribute('accept', 'image/*')
    await expect(editor.getByRole('img', { name: 'Preview' })).toHaveJSProperty('naturalWidth', 1000)
    await expect(editor.getByText('3 MB will be sent.')).toBeVisible()
    await checkAxe(page)

    await slowUploads(page)
    await save(page)
    await expect(editor.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
    await expect(editor.getByLabel('Name')).toBeDisabled()
    const progress = editor.getByRole('progressbar', { name: 'Upload' })
    await expect.poll(() => progress.evaluate(({ value }: HTMLProgressElement) => value)).toBeGreaterThan(0)
    await checkAxe(page)

    // An upload that is stopped leaves nothing behind, and nothing typed is lost.
    await editor.getByRole('button', { name: 'Cancel' }).click()
    await expect(editor.getByRole('alert')).toHaveText('The upload was stopped, and nothing was saved.')
    await expect(editor.getByLabel('Name')).toHaveValue(name)
    await expect.poll(added).toEqual([])
    expect(await expertsNamed(name)).toEqual([])
  })
}

for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
  test(`image types by content: ${format} in a file that says otherwise is stored as what it is`, async ({
    page,
  }) => {
    const name = uniqueName()
    const bytes = await picture(format)
    await openNew(page)
    await fillNew(page, name)
    await chooseFile(page, 'portrait.tiff', 'image/tiff', bytes)
    await save(page)
    await expectToast(page, 'Success', 'Expert created successfully.')
    const [saved] = await expertsNamed(name)
    const extension = format === 'jpeg' ? 'jpg' : format
    expect(saved?.image_url).toMatch(new RegExp(`/experts/\\d{13}-[0-9a-f]{16}\\.${extension}$`))
    const answer = await fetch(saved?.image_url)
    expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    expect(answer.headers.get('cache-control')).toBe('max-age=3600')
    expect(Buffer.from(await answer.arrayBuffer()), 'small files stay as they are').toEqual(bytes)
    await deleteExpert(saved?.id)
  })
}

for (const [what, file, type, bytes] of [
  ['SVG', 'logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML that says it is PNG', 'portrait.png', 'image/png', Buffer.from('<!doctype html><script>1</script>')],
  ['an empty file', 'portrait.jpg', 'image/jpeg', Buffer.alloc(0)],
] as const) {
  test(`${what} is refused with a clear message, and nothing is saved`, async ({ page }) => {
    const name = uniqueName()
    const editor = await openNew(page)
    await fillNew(page, name)
    await chooseFile(page, file, type, bytes)
    const message = `“${file}” is not a PNG, JPEG, WebP, AVIF or GIF image.`
    await expect(editor.getByText(message)).toBeVisible()
    await save(page)
    await expect(editor.getByLabel('Image file')).toBeFocused()
    await expect(editor.getByLabel('Image file')).toHaveAccessibleDescription(new RegExp(message))
    await checkAxe(page)
    expect(await expertsNamed(name)).toEqual([])
  })
}

test('a truncated image is refused as damaged', async ({ page }) => {
  const editor = await openNew(page)
  await chooseFile(page, 'half.png', 'image/png', (await heavyPicture()).subarray(0, 40))
  await expect(editor.getByText('“half.png” cannot be opened: it is damaged')).toBeVisible()
})

test('a file of more than 5 MiB that cannot be scaled down is refused', async ({ page }) => {
  const editor = await openNew(page)
  const large = Buffer.concat([await picture('gif'), Buffer.alloc(5 * 1024 * 1024)])
  await chooseFile(page, 'large.gif', 'image/gif', large)
  await expect(editor.getByText('“large.gif” is larger than 5 MB.')).toBeVisible()
})

test('the browser scales a large photo down to 1024 px WebP before sending, upright', async ({ page }) => {
  const name = uniqueName()
  const editor = await openNew(page)
  await fillNew(page, name)
  await chooseFile(page, 'photo.jpg', 'image/jpeg', await lyingPhoto(3000, 2000))
  await expect(editor.getByText(/ will be sent, instead of /)).toBeVisible()
  await save(page)
  await expectToast(page, 'Success', 'Expert created successfully.')
  const [saved] = await expertsNamed(name)
  const stored = sharp(Buffer.from(await (await fetch(saved?.image_url)).arrayBuffer()))
  expect(await stored.metadata()).toMatchObject({ format: 'webp', width: 683, height: 1024 })
  expect(saved?.image_url).toMatch(/\.webp$/)
  // Turned to the right, the green left half stands on top.
  const pixels = await stored.removeAlpha().raw().toBuffer()
  expect(pixels[0]).toBeLessThan(60)
  expect(pixels.at(-3)).toBeGreaterThan(200)
  await deleteExpert(saved?.id)
})

test('a GIF that moves is sent as it is, however large its frames', async ({ page }) => {
  const name = uniqueName()
  const frames = await Promise.all(
    ['#0E5A47', '#D98A1F'].map((background) =>
      sharp({ create: { width: 1200, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  await openNew(page)
  await fillNew(page, name)
  await chooseFile(page, 'moving.gif', 'image/gif', gif)
  await save(page)
  await expectToast(page, 'Success', 'Expert created successfully.')
  const [saved] = await expertsNamed(name)
  expect(Buffer.from(await (await fetch(saved?.image_url)).arrayBuffer())).toEqual(gif)
  await deleteExpert(saved?.id)
})

test('Failed to upload image. (save aborted): dialog and input stay, nothing is written', async ({
  page,
}) => {
  const name = uniqueName()
  const editor = await openNew(page)
  await fillNew(page, name)
  await chooseFile(page, 'portrait.png', 'image/png', await picture('png'))
  await page.route('**/storage/v1/object/experts/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await save(page)
  await expectToast(page, 'Error', 'Failed to upload image.', 'alert')
  await expect(editor.getByRole('alert')).toContainText('nothing was saved')
  expect(await expertsNamed(name)).toEqual([])

  await page.unrouteAll()
  await save(page)
  await expect(editor).toHaveCount(0)
  const [saved] = await expertsNamed(name)
  expect(await added()).toHaveLength(1)
  await deleteExpert(saved?.id)
})

test('an image whose save was aborted is not left behind', async ({ page }) => {
  await openNew(page)
  await fillNew(page, uniqueName())
  await chooseFile(page, 'portrait.png', 'image/png', await picture('png'))
  const stored: string[][] = []
  await page.route('**/rest/v1/experts*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    stored.push(await added())
    await route.abort()
  })
  await save(page)
  await expectToast(page, 'Error', 'Failed to create expert.', 'alert')
  expect(stored, 'the image had been stored').toEqual([[expect.stringMatching(/\.png$/)]])
  await expect.poll(added).toEqual([])
})

test('replacing an image removes the old one after the save succeeded, unless another expert uses it', async ({
  page,
}) => {
  const [own, shared] = [await storeUpload(await picture('png')), await storeUpload(await picture('png', 9))]
  const first = await addExpert({ image_url: own.url })
  const second = await addExpert({ image_url: shared.url })
  const third = await addExpert({ image_url: shared.url })
  const replaceImage = async ({ name }: { name: string }) => {
    const editor = await openEdit(page, name)
    await chooseFile(page, 'portrait.png', 'image/png', await picture('png', 10))
    const looked = page.waitForResponse(/select=image_url/)
    await editor.getByRole('button', { name: 'Update Expert' }).click()
    await looked
  }
  await replaceImage(first)
  await expect.poll(uploads).not.toContain(own.name)
  await replaceImage(second)
  expect(await uploads()).toContain(shared.name)
  const [now] = await expertsNamed(first.name)
  expect((await fetch(now?.image_url)).status).toBe(200)
  for (const { id } of [first, second, third]) await deleteExpert(id)
})
