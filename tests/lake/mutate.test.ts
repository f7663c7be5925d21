import { expect, test } from 'vitest'
import { failure, startTestLake } from './testLake.ts'

const list = {
  _id: 'list',
  _type: 'list',
  title: 'abc',
  count: 1,
  items: [item('a', 1), item('b', 2), item('c', 3)],
}

function item(_key: string, n: number) {
  return { _key, n }
}

test('create, createIfNotExists, createOrReplace and delete do what their names say', async () => {
  const client = (await startTestLake()).client()
  const created = await client.create({ _type: 'faq', question: 'one' })
  expect(created).toMatchObject({ _type: 'faq', question: 'one', _createdAt: created._updatedAt })
  expect(created._id).toMatch(/^[0-9a-f-]{36}$/)

  const draft = await client.create({ _id: 'drafts.', _type: 'faq' })
  expect(draft._id).toMatch(/^drafts\.[0-9a-f-]{36}$/)

  const again = await client.createIfNotExists({ _id: created._id, _type: 'faq', question: 'two' })
  expect(again).toEqual(created)

  const replaced = await client.createOrReplace({ _id: created._id, _type: 'faq', answer: 'three' })
  expect(replaced).toMatchObject({ _id: created._id, answer: 'three' })
  expect(replaced).not.toHaveProperty('question')
  expect(replaced._rev).not.toBe(created._rev)

  await client.delete(created._id)
  expect(await client.getDocument(created._id)).toBeUndefined()
  expect(await client.delete(created._id)).toMatchObject({ results: [{ operation: 'none' }] })
})

test.each([
  ['set', { set: { title: 'new', 'seo.title': 'deep' } }, { title: 'new', seo: { title: 'deep' } }],
  ['setIfMissing', { setIfMissing: { title: 'kept', other: 'new' } }, { title: 'abc', other: 'new' }],
  [
    'unset',
    { unset: ['title', 'items[_key=="b"]'] },
    { title: undefined, items: [item('a', 1), item('c', 3)] },
  ],
  ['unset of a range', { unset: ['items[0:2]'] }, { items: [item('c', 3)] }],
  ['unset of all items', { unset: ['items[*]'] }, { items: [] }],
  [
    'inc',
    { inc: { count: 2, 'items[0].n': 10 } },
    { count: 3, items: [item('a', 11), item('b', 2), item('c', 3)] },
  ],
  ['dec', { dec: { count: 2 } }, { count: -1 }],
  ['diffMatchPatch', { diffMatchPatch: { title: '@@ -1,3 +1,4 @@\n abc\n+d\n' } }, { title: 'abcd' }],
  [
    'insert before',
    { insert: { before: 'items[0]', items: [item('d', 4)] } },
    { items: [item('d', 4), ...list.items] },
  ],
  [
    'insert after',
    { insert: { after: 'items[-1]', items: [item('d', 4)] } },
    { items: [...list.items, item('d', 4)] },
  ],
  [
    'insert replace',
    { insert: { replace: 'items[_key=="b"]', items: [item('d', 4), item('e', 5)] } },
    { items: [item('a', 1), item('d', 4), item('e', 5), item('c', 3)] },
  ],
  ['set on all items', { set: { 'items[*].n': 0 } }, { items: [item('a', 0), item('b', 0), item('c', 0)] }],
  ['set on a range', { set: { 'items[1:].n': 0 } }, { items: [item('a', 1), item('b', 0), item('c', 0)] }],
  [
    'set on listed keys',
    { set: { 'items[_key in ["a", "c"]].n': 0 } },
    { items: [item('a', 0), item('b', 2), item('c', 0)] },
  ],
  ['set at any depth', { set: { '..n': 9 } }, { items: [item('a', 9), item('b', 9), item('c', 9)] }],
])('patch %s', async (_name, operations, expected) => {
  const client = (await startTestLake()).client()
  const before = await client.create(list)
  const after = await client.patch('list', operations).commit()
  const { _rev, _updatedAt, ...rest } = before
  expect(after).toEqual({ ...rest, ...expected, _rev: after._rev, _updatedAt: after._updatedAt })
  expect(after._rev).not.toBe(before._rev)
  expect(await client.getDocument('list')).toEqual(after)
})

test('patch and delete by query reach every document that matches', async () => {
  const client = (await startTestLake()).client()
  const transaction = client.transaction()
  for (let n = 0; n < 5; n += 1) transaction.create({ _id: `faq-${n}`, _type: 'faq', n })
  await transaction.commit()

  await client
    .patch({ query: '*[_type == "faq" && n > $n]', params: { n: 2 } })
    .set({ late: true })
    .commit()
  expect(await client.fetch('*[late] | order(n).n')).toEqual([3, 4])
  await client.delete({ query: '*[_type == "faq" && n < 2]' })
  expect(await client.fetch('*[_type == "faq"] | order(n).n')).toEqual([2, 3, 4])
})

test('patches by query lose no increment of other writers', async () => {
  const client = (await startTestLake()).client()
  await client.create({ _id: 'counter', _type: 'counter', n: 0 })
  const patches = Array.from({ length: 10 }, () => [
    client.patch('counter').inc({ n: 1 }),
    client.patch({ query: '*[_type == "counter" && n < 1000]' }).inc({ n: 1 }),
  ])
  await Promise.all(patches.flat().map((patch) => patch.commit({ returnDocuments: false })))
  expect(await client.fetch('*[_id == "counter"][0].n')).toBe(20)
})

test('a transaction is atomic', async () => {
  const client = (await startTestLake()).client()
  const transaction = client
    .transaction()
    .create({ _id: 'a', _type: 'faq' })
    .patch('missing', { set: { n: 1 } })
  expect((await failure(transaction.commit())).statusCode).toBe(409)
  expect(await client.getDocument('a')).toBeUndefined()
})

test('a transaction sees its own earlier mutations and answers one result for each', async () => {
  const client = (await startTestLake()).client()
  const done = await client
    .transaction()
    .create({ _id: 'a', _type: 'faq', n: 1 })
    .patch('a', { inc: { n: 1 } })
    .create({ _id: 'b', _type: 'faq', a: { _type: 'reference', _ref: 'a' } })
    .createIfNotExists({ _id: 'a', _type: 'faq' })
    .delete('b')
    .commit()
  expect(done.results.map(({ id, operation }) => `${operation} ${id}`)).toEqual([
    'create a',
    'update a',
    'create b',
    'none a',
    'delete b',
  ])
  expect(await client.fetch('*{_id, n}')).toEqual([{ _id: 'a', n: 2 }])
})

test('the transaction id given by the client becomes the revision and cannot be used twice', async () => {
  const client = (await startTestLake()).client()
  const create = (id: string) =>
    client.transaction().create({ _id: id, _type: 'faq' }).transactionId('mine').commit()
  expect((await create('a')).transactionId).toBe('mine')
  expect(await client.getDocument('a')).toMatchObject({ _rev: 'mine' })
  expect((await failure(create('b'))).statusCode).toBe(409)
  expect(await client.getDocument('b')).toBeUndefined()
})

test('dryRun checks everything and keeps nothing', async () => {
  const client = (await startTestLake()).client()
  const draft = { _id: 'a', _type: 'faq' }
  expect(await client.create(draft, { dryRun: true })).toMatchObject(draft)
  expect(await client.getDocument('a')).toBeUndefined()
  await client.create(draft)
  expect((await failure(client.create(draft, { dryRun: true }))).statusCode).toBe(409)
})

test('returnIds and returnDocuments say what the answer holds', async () => {
  const lake = await startTestLake()
  const create = async (flags: string) => {
    const mutations = [{ createOrReplace: { _id: 'a', _type: 'faq' } }]
    const init = { method: 'POST', body: JSON.stringify({ mutations }) }
    const answer: { results: object[] } = await (
      await lake.request(`/data/mutate/production?${flags}`, init)
    ).json()
    return answer.results[0]
  }
  expect(await create('returnIds=true')).toEqual({ id: 'a', operation: 'create' })
  expect(await create('')).toEqual({ operation: 'update' })
  expect(await create('returnDocuments=true')).toMatchObject({ id: 'a', document: { _type: 'faq' } })
})

test('autoGenerateArrayKeys gives array items the keys they lack', async () => {
  const client = (await startTestLake()).client()
  const items = [{ nested: [{ n: 1 }] }, { _key: 'mine' }]
  const created = await client.create({ _type: 'list', items }, { autoGenerateArrayKeys: true })
  const key = expect.stringMatching(/^[0-9a-f]{12}$/)
  expect(created.items).toEqual([{ _key: key, nested: [{ _key: key, n: 1 }] }, { _key: 'mine' }])
})
