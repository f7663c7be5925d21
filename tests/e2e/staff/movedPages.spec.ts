import { expect, type Page, test } from '@playwright/test'
import { lakeClient, siteUrl, until, visit } from '../../support/stack.ts'
import { openDocument, publish, signIn } from '../../support/studio.ts'

const id = 'page-summer-school'
const redirects = `*[_type == "redirect" && page._ref == "${id}"]`

test.beforeAll(async () => {
  await lakeClient.create({
    _id: id,
    _type: 'page',
    title: 'Summer school',
    path: { _type: 'slug', current: '/summer' },
    frame: 'full',
    seo: { _type: 'seo', title: 'Summer school', description: 'A week of short lessons.' },
    sections: [{ _key: 'a', _type: 'hero', headline: 'A week of short lessons.' }],
  })
})

test.afterAll(async () => {
  await lakeClient.delete({ query: redirects })
  for (const document of [id, `drafts.${id}`]) await lakeClient.delete(document)
})

async function moveTo(page: Page, path: string): Promise<void> {
  await page.getByTestId('field-path').getByRole('textbox').fill(path)
  await until('the draft has the path', async () => {
    const query = `*[_id == "drafts.${id}"][0].path.current`
    return (await lakeClient.fetch(query, {}, { perspective: 'raw' })) === path
  })
  await publish(page)
  await until(`the page is at ${path}`, async () => (await visit(path)).status === 200)
}

async function expectRedirect(from: string, to: string): Promise<void> {
  await until(`${from} leads to ${to}`, async () => (await visit(from)).status === 308)
  const answer = await fetch(new URL(from, siteUrl), { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(to)
}

test('a page that an editor moves leaves a permanent redirect behind, and may move back', async ({
  page,
}) => {
  await signIn(page)
  await openDocument(page, 'Pages', 'Summer school')
  await page.getByRole('tab', { name: 'Settings' }).click()

  await moveTo(page, '/summer/school')
  await expectRedirect('/summer', '/summer/school')

  await moveTo(page, '/summer')
  await expectRedirect('/summer/school', '/summer')
  expect(await lakeClient.fetch(`count(${redirects})`)).toBe(2)
})
