import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { lakeClient, until, visit } from '../../support/stack.ts'
import { openDocument, publish, signIn } from '../../support/studio.ts'

const question = 'What happens to my academy account?'
const originals = ['page-home', 'faq-academy-account']

type Hero = {
  headline: string
  image: { asset: { _ref: string } }
}
const heroOf = (id: string) =>
  lakeClient.fetch<Hero | null>(
    '*[_id == $id][0].sections[_type == "hero"][0]',
    { id },
    { perspective: 'raw' },
  )

let before: Array<{ _id: string; _type: string }>

test.beforeAll(async () => {
  before = await lakeClient.fetch('*[_id in $ids]', { ids: originals })
})

test.afterAll(async () => {
  for (const document of before) await lakeClient.delete(`drafts.${document._id}`)
  await lakeClient.mutate(before.map((document) => ({ createOrReplace: document })))
})

async function editHeadline(page: Page, headline: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill(headline)
  await until(
    'the draft holds the headline',
    async () => (await heroOf('drafts.page-home'))?.headline === headline,
  )
}

test('an editor changes a headline, an answer and an image; visitors see them from Publish on and not before', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const headline = 'The books close faster in good company.'
  const answer = 'Nothing is lost, not even your bookmarks. '
  const visitor = await context.newPage()
  await visitor.goto('/')
  const oldImage = await visitor.locator('main img').first().getAttribute('src')

  await signIn(page)
  await openDocument(page, 'Pages', 'Home')
  await page.getByRole('button', { name: /^The books balance/ }).click()
  await editHeadline(page, headline)
  const oldAsset = (await heroOf('page-home'))?.image.asset._ref
  await page.getByRole('tab', { name: 'Picture' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open image options menu' }).click()
  await page.getByTestId('file-input-upload-button').click()
  await (await chooser).setFiles({
    name: 'spring.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0E5A47' } })
      .png()
      .toBuffer(),
  })
  await until('the draft holds the new image', async () => {
    const asset = (await heroOf('drafts.page-home'))?.image.asset._ref
    return asset !== undefined && asset !== oldAsset
  })
  await page.getByRole('button', { name: 'Close dialog' }).click()

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'The books balance better in good company.',
  )
  expect(await visitor.locator('main img').first().getAttribute('src')).toBe(oldImage)

  const pressed = await publish(page)
  await until('the page shows the headline', async () => (await visit('/')).text.includes(headline))
  console.log(`from Publish to a fresh page: ${Math.round(performance.now() - pressed)} ms`)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline)
  const image = visitor.locator('main img').first()
  expect(await image.getAttribute('src')).not.toBe(oldImage)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await openDocument(page, 'FAQs', question)
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.press('ControlOrMeta+Home')
  // At once: typed letter by letter on a busy machine, the caret may move when the draft comes to be.
  await page.keyboard.insertText(answer)
  await until('the draft holds the answer', async () =>
    (
      await lakeClient.fetch<string>(
        'pt::text(*[_id == "drafts.faq-academy-account"][0].answer)',
        {},
        { perspective: 'raw' },
      )
    )?.startsWith(answer),
  )
  expect((await visit('/')).text).not.toContain(answer.trim())
  await publish(page)
  await until('the page shows the answer', async () => (await visit('/')).text.includes(answer.trim()))
})

test('from Publish to a fresh page: p95 of 20 publishes at most 1 s', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page)
  await openDocument(page, 'Pages', 'Home')
  await page.getByRole('button', { name: /^The books/ }).click()
  const times: number[] = []
  for (let round = 1; round <= 20; round++) {
    const headline = `The books balance better in good company, ${round} times.`
    await editHeadline(page, headline)
    const pressed = await publish(page)
    await until(`the page shows round ${round}`, async () => (await visit('/')).text.includes(headline))
    times.push(performance.now() - pressed)
  }
  times.sort((a, b) => a - b)
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY
  console.log(
    `20 publishes: median ${Math.round(times[9] ?? 0)} ms, p95 ${Math.round(p95)} ms, max ${Math.round(times[19] ?? 0)} ms`,
  )
  expect(p95).toBeLessThanOrEqual(1000)
})
