import { expect, test } from 'vitest'
import { defaultLimits } from '../../studio/lake/config.ts'
import { failure, startTestLake, tokens } from './testLake.ts'

test('409 in the shape of a mutation error for a duplicate', async () => {
  const client = (await startTestLake()).client()
  await client.create({ _id: 'a', _type: 'faq' })
  const error = await failure(client.create({ _id: 'a', _type: 'faq' }))
  expect(error.statusCode).toBe(409)
  expect(error.details).toEqual({
    type: 'mutationError',
    description: 'The mutation(s) failed: Document by ID "a" already exists',
    items: [
      {
        index: 0,
        error: {
          type: 'documentAlreadyExistsError',
          description: 'Document by ID "a" already exists',
          id: 'a',
        },
      },
    ],
  })
})

test('409 for a patch of a missing document, with its place in the transaction', async () => {
  const client = (await startTestLake()).client()
  const transaction = client
    .transaction()
    .create({ _id: 'a', _type: 'faq' })
    .patch('nobody', { set: { n: 1 } })
  expect(await failure(transaction.commit())).toMatchObject({
    statusCode: 409,
    details: { items: [{ index: 1, error: { type: 'documentNotFoundError', id: 'nobody' } }] },
  })
})

test('409 when ifRevisionID is not the current revision', async () => {
  const client = (await startTestLake()).client()
  const { _rev } = await client.create({ _id: 'a', _type: 'faq' })
  const { _rev: current } = await client.patch('a').ifRevisionId(_rev).set({ n: 1 }).commit()
  expect(await failure(client.patch('a').ifRevisionId(_rev).set({ n: 2 }).commit())).toMatchObject({
    statusCode: 409,
    details: {
      items: [
        {
          error: {
            type: 'documentRevisionIDDoesNotMatchError',
            currentRevisionID: current,
            expectedRevisionID: _rev,
          },
        },
      ],
    },
  })
  expect(await client.fetch('*[_id == "a"][0].n')).toBe(1)
})

test.each([
  ['a malformed id', { create: { _id: '#bad!', _type: 'faq' } }, 'Malformed document ID'],
  ['an id with an empty part', { create: { _id: 'drafts..a', _type: 'faq' } }, 'Malformed document ID'],
  ['a document without a type', { create: { _id: 'b' } }, 'Document does not have a type'],
  ['an unknown operation', { patch: { id: 'a', replace: { n: 1 } } }, 'replace'],
  ['an unknown mutation', { upsert: { _id: 'b', _type: 'faq' } }, 'Not a mutation'],
  ['a change of _type', { patch: { id: 'a', set: { _type: 'page' } } }, 'immutable attribute "_type"'],
  ['a change of _id', { patch: { id: 'a', set: { _id: 'b' } } }, 'immutable attribute "_id"'],
  ['a path that cannot be read', { patch: { id: 'a', set: { 'items[n ~ 1]': 1 } } }, 'n ~ 1'],
  ['an insert into a text', { patch: { id: 'a', insert: { after: 'text[-1]', items: [1] } } }, 'string'],
  ['a broken diffMatchPatch', { patch: { id: 'a', diffMatchPatch: { text: 'garbage' } } }, 'garbage'],
  ['a query that selects no documents', { delete: { query: '*[0].text' } }, 'must select documents'],
])('400 for %s, saying why', async (_name, mutation, reason) => {
  const lake = await startTestLake()
  const before = await lake.client().create({ _id: 'a', _type: 'faq', text: 'x' })
  const init = { method: 'POST', body: JSON.stringify({ mutations: [mutation] }) }
  const response = await lake.request('/data/mutate/production', init)
  const text = JSON.stringify(await response.json()).replaceAll('\\"', '"')
  expect(`${response.status} ${text}`).toMatch(/^400 /)
  expect(text).toContain(reason)
  expect(await lake.client().fetch('*')).toEqual([before])
})

test('400 for what is nested too deep, as a document or by a path', async () => {
  const lake = await startTestLake()
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const post = async (mutation: string) => {
    const response = await lake.request('/data/mutate/production', {
      method: 'POST',
      body: `{"mutations": [{"createOrReplace": {"_id": "a", "_type": "deep"}}, ${mutation}]}`,
    })
    return `${response.status} ${await response.text()}`
  }
  const create = (depth: number) =>
    post(`{"createOrReplace": {"_id": "a", "_type": "deep", "x": ${nested(depth)}}}`)
  expect(await create(50)).toMatch(/^200 /)
  expect(await create(101)).toMatch(/^400 .*nested more than 100 levels/)
  expect(await create(100_000)).toMatch(/^400 .*nested more than 200 levels/)
  const patch = (path: string) => post(`{"patch": {"id": "a", "set": {"${path}": 1}}}`)
  expect(await patch(`x${'.b'.repeat(200)}`)).toMatch(/^400 .*nested more than 100 levels/)
})

test('400 for an index far beyond an array, which would fill the memory', async () => {
  const client = (await startTestLake()).client()
  await client.create({ _id: 'a', _type: 'list', items: [1, 2, 3] })
  for (const patch of [
    client.patch('a').set({ 'items[99999999]': 4 }),
    client.patch('a').unset(['items[0:99999999]']),
    client.patch('a').insert('replace', 'items[0:99999999]', [4]),
  ]) {
    const { statusCode, message } = await failure(patch.commit())
    expect(`${statusCode} ${message}`).toMatch(/^400 .*is above 99999/)
  }
  await client.patch('a', { set: { 'items[1]': 5 } }).commit()
  expect(await client.getDocument('a')).toMatchObject({ items: [1, 5, 3] })
})

test('400 for a body that is no JSON or no transaction', async () => {
  const lake = await startTestLake()
  for (const body of ['{', '[]', '{"mutations": []}', '{"mutations": [1]}', 'null']) {
    const response = await lake.request('/data/mutate/production', { method: 'POST', body })
    expect(response.status, body).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  }
})

test('413 for a body beyond the limit, with and without a declared length', async () => {
  const limits = { ...defaultLimits, bodyBytes: 1_000 }
  const lake = await startTestLake({ limits })
  const body = JSON.stringify({ mutations: [{ create: { _type: 'faq', text: 'x'.repeat(2_000) } }] })
  const declared = await lake.request('/data/mutate/production', { method: 'POST', body })
  expect(declared.status).toBe(413)
  const streamed: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
  }
  expect((await lake.request('/data/mutate/production', streamed)).status).toBe(413)
  expect(await lake.client().fetch('count(*)')).toBe(0)
})

test('writes need a token that may write', async () => {
  const lake = await startTestLake()
  const write = (token?: string) => failure(lake.client({ token }).create({ _type: 'faq' }))
  expect((await write()).statusCode).toBe(401)
  expect((await write('a-token-that-nobody-ever-issued-000')).statusCode).toBe(401)
  expect((await write(tokens.read)).statusCode).toBe(403)
  expect(await lake.client().fetch('count(*)')).toBe(0)
})

test('404 for another dataset or project', async () => {
  const lake = await startTestLake()
  expect(await failure(lake.client({ dataset: 'other' }).fetch('*'))).toMatchObject({ statusCode: 404 })
  const response = await lake.request('/data/query/production?query=*', {
    headers: { 'X-Sanity-Project-ID': 'other' },
  })
  expect(response.status).toBe(404)
  expect((await lake.request('/projects/other')).status).toBe(404)
})
