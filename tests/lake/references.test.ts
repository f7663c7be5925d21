import { expect, test } from 'vitest'
import { failure, startTestLake } from './testLake.ts'

const strong = (_ref: string) => ({ _type: 'reference', _ref })

test('deleting a strongly referenced document answers 409 with the referring ids, drafts included', async () => {
  const client = (await startTestLake()).client()
  await client
    .transaction()
    .create({ _id: 'faq', _type: 'faq' })
    .create({ _id: 'page', _type: 'page', sections: [{ _key: 'a', faqs: [strong('faq')] }] })
    .create({ _id: 'drafts.other', _type: 'page', faq: strong('faq') })
    .create({ _id: 'weak', _type: 'page', faq: { ...strong('faq'), _weak: true } })
    .commit()
  const description =
    'Document "faq" cannot be deleted as there are references to it from "page", "drafts.other"'
  const error = await failure(client.delete('faq'))
  expect(error.statusCode).toBe(409)
  expect(error.details).toMatchObject({
    items: [
      {
        error: {
          type: 'documentHasExistingReferencesError',
          description,
          id: 'faq',
          referencingIDs: ['page', 'drafts.other'],
        },
      },
    ],
  })
  await client.transaction().delete('faq').delete('page').delete('drafts.other').commit()
  expect(await client.fetch('*[]._id')).toEqual(['weak'])
})

test('a strong reference to a missing document is refused, unless it is weak or the document comes with it', async () => {
  const client = (await startTestLake()).client()
  const page = { _id: 'page', _type: 'page' }
  const error = await failure(client.create({ ...page, faq: strong('faq') }))
  expect(error).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('Document "page" references non-existent document "faq"'),
  })
  await client.create({ ...page, faq: { ...strong('faq'), _weak: true } })
  expect((await failure(client.patch('page').unset(['faq._weak']).commit())).statusCode).toBe(409)
  await client
    .transaction()
    .patch('page', { unset: ['faq._weak'] })
    .create({ _id: 'faq', _type: 'faq' })
    .commit()
  expect((await failure(client.delete('faq'))).statusCode).toBe(409)
})

test('the refusal names the place of the mutation that is at fault', async () => {
  const client = (await startTestLake()).client()
  const transaction = client
    .transaction()
    .create({ _id: 'a', _type: 'page' })
    .create({ _id: 'b', _type: 'page', faq: strong('missing') })
    .create({ _id: 'c', _type: 'page' })
  expect((await failure(transaction.commit())).details).toMatchObject({ items: [{ index: 1 }] })
})

test('references to another dataset are not checked', async () => {
  const client = (await startTestLake()).client()
  const elsewhere = { ...strong('far'), _dataset: 'other', _projectId: 'another' }
  expect(await client.create({ _type: 'page', elsewhere })).toMatchObject({ elsewhere })
})

test('many thousand documents are deleted in one transaction without holding up the lake', async () => {
  const lake = await startTestLake()
  const client = lake.client()
  const ids = Array.from({ length: 12_000 }, (_, n) => `bulk${n}`)
  await client.mutate(ids.map((_id) => ({ create: { _id, _type: 'bulk' } })))
  const started = performance.now()
  await client.delete({ query: '*[_type == "bulk"]' })
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(await client.fetch('count(*)')).toBe(0)
})
