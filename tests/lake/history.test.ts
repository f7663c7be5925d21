import type { SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { startTestLake, type TestLake } from './testLake.ts'

type Transaction = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>
}

async function transactions(lake: TestLake, ids: string, search: string): Promise<Transaction[]> {
  const response = await lake.request(`/data/history/production/transactions/${ids}?${search}`)
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  return (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

const documentsAt = async (lake: TestLake, ids: string, search: string) =>
  (await (await lake.request(`/data/history/production/documents/${ids}?${search}`)).json()).documents

/** Creates, changes and deletes a document; returns its revisions with their content. */
async function live(client: SanityClient) {
  const first = await client.create({ _id: 'a', _type: 'faq', list: [{ _key: 'x', n: 1 }] })
  const second = await client.patch('a').set({ title: 'new', 'list[0].n': 2 }).commit()
  const third = await client
    .patch('a')
    .unset(['title'])
    .insert('before', 'list[0]', [{ _key: 'y' }])
    .commit()
  return [first, second, third] as const
}

test('transactions name author, time, documents and effects, newest first when reversed', async () => {
  const lake = await startTestLake()
  const revisions = await live(lake.client())
  await lake.client().create({ _id: 'other', _type: 'faq' })
  const log = await transactions(lake, 'a,drafts.a', 'effectFormat=mendoza')
  expect(log.map(({ id }) => id)).toEqual(revisions.map(({ _rev }) => _rev))
  expect(log[0]).toMatchObject({
    author: 'robot-write',
    documentIDs: ['a'],
    timestamp: revisions[0]._updatedAt,
  })

  // Applied one after the other the effects make every revision, and reverted they lead back to nothing.
  let document: Record<string, unknown> | null = null
  for (const [index, { effects }] of log.entries()) {
    document = applyPatch(document, effects?.a?.apply ?? [])
    expect({ ...document, _rev: revisions[index]?._rev }).toEqual(revisions[index])
  }
  for (const { effects } of log.toReversed()) document = applyPatch(document, effects?.a?.revert ?? [])
  expect(document).toBeNull()

  const page = await transactions(lake, 'a', `reverse=true&limit=1&toTransaction=${revisions[1]._rev}`)
  expect(page.map(({ id, effects }) => [id, effects])).toEqual([[revisions[1]._rev, undefined]])
  const rest = await transactions(lake, 'a', `fromTransaction=${revisions[1]._rev}`)
  expect(rest.map(({ id }) => id)).toEqual([revisions[1]._rev, revisions[2]._rev])
})

test('includeIdentifiedDocumentsOnly leaves out the other documents of a transaction', async () => {
  const lake = await startTestLake()
  await lake
    .client()
    .transaction()
    .create({ _id: 'a', _type: 'faq' })
    .create({ _id: 'b', _type: 'faq' })
    .commit()
  const search = 'effectFormat=mendoza&includeIdentifiedDocumentsOnly=true'
  const [only] = await transactions(lake, 'a', search)
  expect([only?.documentIDs, Object.keys(only?.effects ?? {})]).toEqual([['a'], ['a']])
  const [all] = await transactions(lake, 'a', 'effectFormat=mendoza')
  expect([all?.documentIDs, Object.keys(all?.effects ?? {})]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

test('a document can be read at each revision, at a time, and as it last was before it was deleted', async () => {
  const lake = await startTestLake()
  const revisions = await live(lake.client())
  await lake.client().delete('a')
  for (const revision of revisions) {
    expect(await documentsAt(lake, 'a,drafts.a', `revision=${revision._rev}`)).toEqual([revision])
  }
  expect(await documentsAt(lake, 'a', 'lastRevision=true')).toEqual([revisions[2]])
  expect(await documentsAt(lake, 'a', `time=${revisions[1]._updatedAt}`)).toEqual([revisions[1]])
  expect(await documentsAt(lake, 'a', '')).toEqual([])
  expect((await lake.request('/data/history/production/documents/a?time=yesterday')).status).toBe(400)
})

test('an earlier revision can be restored as the Studio does it', async () => {
  const lake = await startTestLake()
  const client = lake.client()
  const [first] = await live(client)
  const { _updatedAt, ...content } = (await documentsAt(lake, 'a', `revision=${first._rev}`))[0]
  await client.action([
    {
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'a',
      attributes: { ...content, _id: 'drafts.a' },
    },
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
  ])
  expect(await client.getDocument('a')).toMatchObject({ list: first.list, _createdAt: first._createdAt })
})

test('events tell the life of the published document and of its draft, newest first', async () => {
  const lake = await startTestLake()
  const client = lake.client()
  const pair = { draftId: 'drafts.a', publishedId: 'a' }
  const act = async (transactionId: string, action: object) => {
    const body = { actions: [{ publishedId: 'a', ...action }], transactionId }
    await client.request({ url: '/data/actions/production', method: 'POST', body })
  }
  const edit = { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'x' } } }
  const publish = { actionType: 'sanity.action.document.publish', ...pair }
  const attributes = { _id: 'drafts.a', _type: 'page' }
  await act('t1', { actionType: 'sanity.action.document.create', attributes, ifExists: 'fail' })
  await act('t2', edit)
  await act('t3', publish)
  await act('t4', edit)
  await act('t5', { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
  await act('t6', { actionType: 'sanity.action.document.unpublish', ...pair })
  await act('t7', publish)
  await client
    .transaction()
    .patch('a', { set: { live: true } })
    .transactionId('t8')
    .commit()
  await act('t9', { actionType: 'sanity.action.document.delete', includeDrafts: [] })

  const events = async (id: string, search = '') => {
    const { events, nextCursor } = await (
      await lake.request(`/data/history/production/events/documents/${id}${search}`)
    ).json()
    const lines = events[id].map((event: Record<string, string>) =>
      [event.type, event.revisionId, event.versionRevisionId].join(' '),
    )
    return { lines, nextCursor }
  }
  expect((await events('a')).lines).toEqual([
    'deleteDocumentGroup t9 t9',
    'updateLiveDocument t8 t8',
    'publishDocumentVersion t7 t6',
    'unpublishDocument t6 t6',
    'publishDocumentVersion t3 t2',
  ])
  expect((await events('drafts.a')).lines).toEqual([
    'deleteDocumentGroup t9 t9',
    'publishDocumentVersion t7 t6',
    'createDocumentVersion t6 t6',
    'deleteDocumentVersion t5 t4',
    'createDocumentVersion t4 t4',
    'publishDocumentVersion t3 t2',
    'createDocumentVersion t1 t1',
  ])
  const first = await events('a', '?limit=2')
  const second = await events('a', `?limit=3&nextCursor=${first.nextCursor}`)
  expect([...first.lines, ...second.lines]).toEqual((await events('a')).lines)
  expect(second.nextCursor).toBe('')
})

test('history survives a restart', async () => {
  const lake = await startTestLake()
  const revisions = await live(lake.client())
  await lake.close()
  const again = await startTestLake({ directory: lake.directory })
  expect(await documentsAt(again, 'a', `revision=${revisions[0]._rev}`)).toEqual([revisions[0]])
  expect(await again.client().getDocument('a')).toEqual(revisions[2])
})
