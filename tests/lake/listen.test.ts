import { once } from 'node:events'
import { connect } from 'node:net'
import type { ListenEvent, MutationEvent, SanityClient, WelcomeEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestLake, type TestLake, tokens } from './testLake.ts'

type Listened = MutationEvent | WelcomeEvent

/** Starts a listener and waits for its welcome; the array fills as events arrive. */
async function listen(
  client: SanityClient,
  query: string,
  options = {},
  params = {},
): Promise<MutationEvent[]> {
  const events: MutationEvent[] = []
  let welcomed = false
  const subscription = client
    .listen(query, params, { includeResult: true, ...options, events: ['welcome', 'mutation'] })
    .subscribe((event: ListenEvent<Record<string, never>> | Listened) => {
      if (event.type === 'welcome') welcomed = true
      if (event.type === 'mutation') events.push(event)
    })
  onTestFinished(() => subscription.unsubscribe())
  await vi.waitFor(() => expect(welcomed).toBe(true), { interval: 5, timeout: 5_000 })
  return events
}

async function arrived(events: unknown[], count: number): Promise<void> {
  await vi.waitFor(() => expect(events.length).toBe(count), { interval: 10, timeout: 10_000 })
}

test('under 4 parallel writers each listener sees one unbroken chain of revisions, in the order of the commits', async () => {
  const lake = await startTestLake()
  const client = lake.client()
  await client.create({ _id: 'a', _type: 'counter', n: 0 })
  const events = await listen(client, '*[_type == "counter"]', { effectFormat: 'mendoza' })
  const rounds = 50
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (let round = 0; round < rounds; round += 1) {
        await lake.client().patch('a').inc({ n: 1 }).commit({ returnDocuments: false })
      }
    }),
  )
  await arrived(events, 4 * rounds)
  expect(events.map((event) => event.result?.n)).toEqual(events.map((_, index) => index + 1))
  for (const [index, event] of events.entries()) {
    if (index > 0) expect(event.previousRev).toBe(events[index - 1]?.resultRev)
  }
  expect(events.at(-1)?.resultRev).toBe((await client.getDocument('a'))?._rev)
})

test('appear, update and disappear are told by the filter, with previous revision only where there was one', async () => {
  const client = (await startTestLake()).client()
  const events = await listen(client, '*[_type == "faq" && shown == $shown]', {}, { shown: true })
  const created = await client.create({ _id: 'a', _type: 'faq', shown: false })
  const shown = await client.patch('a').set({ shown: true }).commit()
  const changed = await client.patch('a').set({ text: 'x' }).commit()
  await client.create({ _id: 'other', _type: 'page', shown: true })
  const hidden = await client.patch('a').set({ shown: false }).commit()
  await client.create({ _id: 'b', _type: 'faq', shown: true })
  await client.delete('b')
  await arrived(events, 5)
  expect(events.map(({ transition, documentId }) => `${transition} ${documentId}`)).toEqual([
    'appear a',
    'update a',
    'disappear a',
    'appear b',
    'disappear b',
  ])
  expect(events.slice(0, 3).map(({ previousRev, resultRev }) => [previousRev, resultRev])).toEqual([
    [created._rev, shown._rev],
    [shown._rev, changed._rev],
    [changed._rev, hidden._rev],
  ])
  expect(events[3]).not.toHaveProperty('previousRev')
  expect(events[4]).toMatchObject({ previousRev: events[3]?.resultRev, resultRev: events[4]?.transactionId })
})

test('each event holds the mutations of its own document, and effects that make one revision of the other', async () => {
  const client = (await startTestLake()).client()
  await client.create({ _id: 'a', _type: 'faq', list: [{ _key: 'x', n: 1 }] })
  const options = { effectFormat: 'mendoza', includePreviousRevision: true }
  const events = await listen(client, '*[_id in $ids]', options, { ids: ['a', 'b'] })
  await client
    .transaction()
    .patch('a', { insert: { after: 'list[-1]', items: [{ _key: 'y', n: 2 }] } })
    .create({ _id: 'unheard', _type: 'faq' })
    .create({ _id: 'b', _type: 'faq' })
    .patch('a', { set: { title: 'ü' } })
    .commit()
  await arrived(events, 2)
  const [first, second] = events
  expect(first).toMatchObject({
    documentId: 'a',
    mutations: [{ patch: { id: 'a' } }, { patch: { id: 'a', set: { title: 'ü' } } }],
    transactionTotalEvents: 2,
    transactionCurrentEvent: 1,
    identity: 'robot-write',
  })
  expect(second).toMatchObject({ documentId: 'b', transactionTotalEvents: 2, transactionCurrentEvent: 2 })
  const { _rev: _after, ...after } = first?.result ?? {}
  const { _rev: _before, ...before } = first?.previous ?? {}
  expect(applyPatch(before, first?.effects?.apply ?? [])).toEqual(after)
  expect(applyPatch(after, first?.effects?.revert ?? [])).toEqual(before)
})

test('includeMutations and includeResult leave out what is not asked for', async () => {
  const client = (await startTestLake()).client()
  const events = await listen(client, '*', { includeMutations: false, includeResult: false })
  await client.create({ _id: 'a', _type: 'faq' })
  await arrived(events, 1)
  expect(events[0]).not.toHaveProperty('mutations')
  expect(events[0]).not.toHaveProperty('result')
})

test('a listener with a bad query or without a token is refused', async () => {
  const lake = await startTestLake()
  const path = `/v2025-03-01/data/listen/production?query=${encodeURIComponent('*[')}`
  expect((await fetch(`${lake.url}${path}`)).status).toBe(401)
  const refused = await fetch(`${lake.url}${path}`, { headers: { authorization: `Bearer ${tokens.read}` } })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: { type: 'queryParseError', start: 1 } })
})

test('a client that never reads, and one that is cut off, cost the others nothing and are dropped', async () => {
  const lake = await startTestLake()
  const client = lake.client()
  const events = await listen(client, '*', { includeResult: false, includeMutations: false })
  const deaf = rawListener(lake)
  deaf.pause()
  const cut = rawListener(lake)
  await once(cut, 'data')
  cut.destroy()

  const text = 'x'.repeat(200_000)
  for (let n = 0; n < 60; n += 1) {
    await client.createOrReplace({ _id: 'big', _type: 'faq', text: text + n }, { returnDocuments: false })
  }
  await arrived(events, 60)
  // Once its 4 MB of buffer are full the lake closes the connection, which the client sees as soon as it reads again.
  const closed = new Promise((resolve) => deaf.once('close', resolve))
  deaf.resume()
  await closed
  expect(deaf.bytesRead).toBeLessThan(60 * text.length)
  expect(await client.fetch('count(*)')).toBe(1)
})

function rawListener(lake: TestLake) {
  const { hostname, port } = new URL(lake.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  socket.write(
    `GET /v1/data/listen/production?query=* HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${tokens.read}\r\n\r\n`,
  )
  return socket
}

test('live events carry tags that match the syncTags of exactly the queries that may have changed', async () => {
  const client = (await startTestLake()).client()
  await client.create({ _id: 'author', _type: 'author', name: 'Ann' })
  await client.create({ _id: 'a', _type: 'faq', author: { _type: 'reference', _ref: 'author' } })
  const tagsOf = async (query: string) =>
    (await client.fetch(query, {}, { filterResponse: false })).syncTags ?? []
  const faqs = await tagsOf('*[_type == "faq"]{_id}')
  const joined = await tagsOf('*[_type == "faq"]{author->{name}}')
  const pages = await tagsOf('*[_type == "page"]')

  const messages: string[][] = []
  let welcomed = false
  const subscription = client.live.events().subscribe((event) => {
    if (event.type === 'welcome') welcomed = true
    if (event.type === 'message') messages.push(event.tags)
  })
  onTestFinished(() => subscription.unsubscribe())
  await vi.waitFor(() => expect(welcomed).toBe(true), { interval: 5 })

  await client.create({ _id: 'drafts.a', _type: 'faq' })
  await client.patch('author').set({ name: 'Bea' }).commit()
  await client.create({ _type: 'faq' })
  await arrived(messages, 2)
  const touched = (tags: string[]) => messages.map((message) => message.some((tag) => tags.includes(tag)))
  expect(touched(faqs)).toEqual([false, true])
  expect(touched(joined)).toEqual([true, true])
  expect(touched(pages)).toEqual([false, false])
})

test('a client of live events that comes back after a commit is told to start afresh', async () => {
  const lake = await startTestLake()
  await lake.client().create({ _type: 'faq' })
  const firstEvent = async (lastEventId: string) => {
    const response = await lake.request('/data/live/events/production', {
      headers: { 'last-event-id': lastEventId },
    })
    const { value } = (await response.body?.getReader().read()) ?? {}
    return new TextDecoder().decode(value)
  }
  expect(await firstEvent('1')).toContain('event: welcome')
  expect(await firstEvent('0')).toContain('event: restart')
})

test('visitors who open all streams they can leave those of editors alone', async () => {
  const lake = await startTestLake()
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const open = (path: string, headers = {}) =>
    fetch(`${lake.url}/v2025-03-01/data/${path}/production`, { headers, signal: stop.signal })
  const answers = await Promise.all(Array.from({ length: 1_001 }, () => open('live/events')))
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(1)
  expect((await open('listen', { authorization: `Bearer ${tokens.read}` })).status).toBe(200)
})
