import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { environment, lakeClient, until, visit } from '../../support/stack.ts'

const band = (key: string, title: unknown) => ({ _key: key, _type: 'ctaBand', title, actions: 'none' })
const sections = (title: unknown) => [
  { _key: 'hero', _type: 'hero', headline: 'The books still balance.', image: { _type: 'imageWithAlt' } },
  band('wrong', title),
  { _key: 'unknown', _type: 'carousel', title: 'Round and round' },
  {
    _key: 'faq',
    _type: 'faqBlock',
    variant: 'condensed',
    title: 'Questions that were asked.',
    faqs: [
      { _key: 'gone', _type: 'reference', _weak: true, _ref: 'faq-that-is-gone' },
      { _key: 'odd', _type: 'reference', _ref: 'faq-odd' },
    ],
  },
  band('last', 'The last word stands.'),
]
const documents = {
  faq: {
    _id: 'faq-odd',
    _type: 'faq',
    question: 'What is odd here?',
    answer: [{ _key: 'b', _type: 'block', children: [null, { _key: 's', _type: 'span', text: 'A null.' }] }],
  },
  page: (title: unknown) => ({
    _id: 'page-odd',
    _type: 'page',
    title: { en: 'Odd' },
    path: { _type: 'slug', current: '/odd' },
    seo: 'none',
    sections: sections(title),
  }),
}

test.afterAll(async () => {
  for (const id of ['page-odd', 'faq-odd']) await lakeClient.delete(id)
})

test('documents written past the Studio with wrong types do not take a page down: the rest of it shows', async ({
  page,
}) => {
  await lakeClient.create(documents.faq)
  await lakeClient.create(documents.page({ en: 'An object' }))
  await until('the odd page is there', async () => (await visit('/odd')).status !== 404)

  await page.goto('/odd')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The books still balance.')
  await page.getByText('What is odd here?').click()
  await expect(page.getByText('A null.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The last word stands.' })).toBeVisible()
  await expect(page.getByText('Round and round')).toHaveCount(0)

  const log = readFileSync(join(environment.directory, 'run', 'site.log'), 'utf8')
  expect(log).toContain(
    'The page /odd is shown without what has the wrong type: sections[wrong].title is an object',
  )
  expect(log).toContain('entries[faq-odd].answer[b].children[0] is empty')

  await lakeClient.createOrReplace(documents.page('Mended in the Studio.'))
  await until('the mended title shows', async () =>
    (await visit('/odd')).text.includes('Mended in the Studio.'),
  )
})
