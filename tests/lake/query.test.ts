import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { defaultLimits } from '../../studio/lake/config.ts'
import { failure, startTestLake, type TestLake, tokens } from './testLake.ts'

async function lakeWithDrafts(): Promise<TestLake> {
  const lake = await startTestLake()
  await lake
    .client()
    .transaction()
    .create({ _id: 'both', _type: 'page', title: 'published' })
    .create({ _id: 'drafts.both', _type: 'page', title: 'draft' })
    .create({ _id: 'live', _type: 'page', title: 'only published' })
    .create({ _id: 'drafts.new', _type: 'page', title: 'only draft' })
    .create({ _id: 'versions.spring.both', _type: 'page', title: 'spring' })
    .create({ _id: 'secret.one', _type: 'page', title: 'private' })
    .commit()
  return lake
}

const titles = '*[_type == "page"] | order(_id) {_id, _originalId, title}'

test('GET and POST answer queries with parameters', async () => {
  const lake = await startTestLake()
  await lake.client().create({ _id: 'a', _type: 'faq', n: 1 })
  const params = { ids: ['a', 'b'], more: { text: 'ü"&' } }
  const query = '{"found": *[_id in $ids].n, "text": $more.text}'
  const expected = { found: [1], text: 'ü"&' }
  expect(await lake.client().fetch(query, params)).toEqual(expected)
  const post = { method: 'POST', body: JSON.stringify({ query, params }) }
  const answer = await (await lake.request('/data/query/production', post)).json()
  expect(answer).toEqual({ ms: expect.any(Number), query, syncTags: expect.any(Array), result: expected })
  // The client turns to POST by itself when the query is long.
  expect(await lake.client().fetch(`//${'x'.repeat(20_000)}\n${query}`, params)).toEqual(expected)
})

test('perspectives raw, published and drafts (overlay, _originalId)', async () => {
  const client = (await lakeWithDrafts()).client()
  const seen = async (perspective: 'raw' | 'published' | 'drafts' | string[]) => {
    const documents: { _id: string; _originalId?: string; title: string }[] = await client.fetch(
      titles,
      {},
      { perspective },
    )
    return documents.map(({ _id, _originalId, title }) => [_id, _originalId ?? null, title].join(' '))
  }
  expect(await seen('published')).toEqual(['both  published', 'live  only published', 'secret.one  private'])
  expect(await seen('drafts')).toEqual([
    'both drafts.both draft',
    'live live only published',
    'new drafts.new only draft',
    'secret.one secret.one private',
  ])
  expect(await seen(['spring', 'drafts'])).toContain('both versions.spring.both spring')
  expect(await seen('raw')).toHaveLength(6)
})

test('references are followed within the perspective', async () => {
  const lake = await lakeWithDrafts()
  const client = lake.client()
  await client.create({ _id: 'menu', _type: 'menu', page: { _type: 'reference', _ref: 'both' } })
  const query = '*[_id == "menu"][0].page->title'
  expect(await client.fetch(query, {}, { perspective: 'published' })).toBe('published')
  expect(await client.fetch(query, {}, { perspective: 'drafts' })).toBe('draft')
})

test('the default perspective is published from API version 2025-02-19 and raw before', async () => {
  const lake = await lakeWithDrafts()
  const count = (apiVersion: string) => lake.client({ apiVersion }).fetch('count(*)')
  expect(await count('2025-02-19')).toBe(3)
  expect(await count('X')).toBe(3)
  expect(await count('2025-02-18')).toBe(6)
  expect(await count('1')).toBe(6)
})

test('without a token only published documents answer, whatever is asked for', async () => {
  const lake = await lakeWithDrafts()
  const anonymous = lake.client({ token: undefined })
  for (const perspective of ['raw', 'published', 'drafts'] as const) {
    const seen = await anonymous.fetch(titles, {}, { perspective })
    expect(seen, perspective).toEqual([
      { _id: 'both', _originalId: null, title: 'published' },
      { _id: 'live', _originalId: null, title: 'only published' },
    ])
  }
  const { documents, omitted } = await (
    await fetch(`${lake.url}/v1/data/doc/production/live,drafts.both,no`)
  ).json()
  expect(documents).toMatchObject([{ _id: 'live' }])
  expect(omitted).toEqual([
    { id: 'drafts.both', reason: 'permission' },
    { id: 'no', reason: 'existence' },
  ])
  for (const path of [
    'data/export/production',
    'data/listen/production?query=*',
    'data/history/production/documents/both',
  ]) {
    expect((await fetch(`${lake.url}/v2025-03-01/${path}`)).status, path).toBe(401)
  }
})

test('the read token sees drafts too', async () => {
  const client = (await lakeWithDrafts()).client({ token: tokens.read })
  expect(await client.fetch('count(*)', {}, { perspective: 'raw' })).toBe(6)
  expect(await client.getDocument('drafts.both')).toMatchObject({ title: 'draft' })
})

test('a parse error answers 400 in Sanity’s shape with the position', async () => {
  const client = (await startTestLake()).client()
  const query = '*[_type == "page"]{title,, body}'
  expect(await failure(client.fetch(query))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('> 1 | *[_type == "page"]{title,, body}'),
    details: { type: 'queryParseError', query, start: 24, end: 25 },
  })
})

test('400 for a missing query, a parameter that is no JSON, and a function that does not exist', async () => {
  const lake = await startTestLake()
  for (const search of [
    '',
    `?query=*&$a=${encodeURIComponent('{')}`,
    '?query=nope()',
    `?query=${encodeURIComponent('geo::distance(1,2)')}`,
  ]) {
    expect((await lake.request(`/data/query/production${search}`)).status, search).toBe(400)
  }
})

test('a query beyond the time limit is ended, and holds up nobody else', async () => {
  const lake = await startTestLake({ limits: { ...defaultLimits, queryMilliseconds: 1_000 } })
  const client = lake.client()
  await client.create({ _id: 'a', _type: 'faq' })
  const many = Array.from({ length: 400 }, (_, n) => n)
  const costly = 'count($many[count($many[count($many[@ == ^.x]) > 0]) > 0])'
  const post = { method: 'POST', body: JSON.stringify({ query: costly, params: { many } }) }
  let ended = false
  const slow = lake.request('/data/query/production', post).finally(() => {
    ended = true
  })
  const quick = await Promise.all(Array.from({ length: 20 }, () => client.fetch('count(*)')))
  expect(quick).toEqual(quick.map(() => 1))
  expect(ended).toBe(false)

  const response = await slow
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({ error: { type: 'queryTimeoutError' } })

  // The thread that was ended is replaced by one that knows every commit.
  await client.create({ _id: 'b', _type: 'faq' })
  expect(await Promise.all([1, 2, 3, 4].map(() => client.fetch('count(*)')))).toEqual([2, 2, 2, 2])
})

test('costly queries without a token hold up nobody who has one', async () => {
  const lake = await startTestLake({ limits: { ...defaultLimits, queryMilliseconds: 2_000 } })
  const many = Array.from({ length: 400 }, (_, n) => n)
  const costly = 'count($many[count($many[count($many[@ == ^.x]) > 0]) > 0])'
  const post = { method: 'POST', body: JSON.stringify({ query: costly, params: { many } }) }
  const url = `${lake.url}/v2025-03-01/data/query/production`
  const ended: number[] = []
  const slow = Array.from({ length: 3 }, () => fetch(url, post).then(({ status }) => ended.push(status)))
  await sleep(300)
  expect(await lake.client().fetch('1 + 1')).toBe(2)
  expect(ended).toEqual([])
  await Promise.all(slow)
  expect(ended).toEqual([504, 504, 504])
})

test('a result above 32 MB is refused with 400, saying why', async () => {
  const client = (await startTestLake()).client()
  const many = Array.from({ length: 2_000 }, (_, n) => ({ n }))
  const { statusCode, message } = await failure(client.fetch('$many[]{"a": $many}', { many }))
  expect(`${statusCode} ${message}`).toMatch(/^400 .*larger than 32 MB/)
})

test('a client that leaves in the middle of its request is no failure of the lake', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lake = await startTestLake()
  const half = connect(Number(new URL(lake.url).port), '127.0.0.1')
  half.write('POST /v1/data/query/production HTTP/1.1\r\nHost: a\r\nContent-Length: 900\r\n\r\n{"query"')
  await sleep(100)
  half.destroy()
  await sleep(100)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('an id that is asked for many times is answered once', async () => {
  const lake = await startTestLake()
  await lake.client().create({ _id: 'a', _type: 'faq' })
  const response = await lake.request(`/data/doc/production/${'a,b,'.repeat(500)}`)
  expect(await response.json()).toMatchObject({ documents: [{ _id: 'a' }], omitted: [{ id: 'b' }] })
})

test('a query that exhausts its memory fails alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = (await startTestLake({ limits: { ...defaultLimits, queryMegabytes: 64 } })).client()
  await client.create({ _id: 'a', _type: 'faq' })
  const many = Array.from({ length: 4_000 }, (_, n) => ({ n }))
  const { statusCode } = await failure(client.fetch('$many[]{"a": $many[]{"n": n + ^.n}}', { many }))
  expect(statusCode).toBe(400)
  expect(await Promise.all([1, 2, 3].map(() => client.fetch('count(*)')))).toEqual([1, 1, 1])
  log.mockRestore()
})

test('a query sees every write that was acknowledged before it', async () => {
  const client = (await startTestLake()).client()
  for (let n = 1; n <= 50; n += 1) {
    await client.create({ _type: 'faq' }, { returnDocuments: false })
    expect(await client.fetch('count(*)')).toBe(n)
  }
})
