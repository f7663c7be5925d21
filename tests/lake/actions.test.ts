import type { Action, SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { failure, startTestLake } from './testLake.ts'

let client: SanityClient

beforeEach(async () => {
  client = (await startTestLake()).client()
})

const pair = { draftId: 'drafts.page', publishedId: 'page' }
const create: Action = {
  actionType: 'sanity.action.document.create',
  publishedId: 'page',
  attributes: { _id: 'drafts.page', _type: 'page', title: 'first' },
  ifExists: 'fail',
}
const edit = (title: string): Action => ({
  actionType: 'sanity.action.document.edit',
  ...pair,
  patch: { set: { title } },
})
const publish: Action = { actionType: 'sanity.action.document.publish', ...pair }
const unpublish: Action = { actionType: 'sanity.action.document.unpublish', ...pair }

/** What exists of the page: titles by id. */
async function state(): Promise<Record<string, string>> {
  const found: { _id: string; title: string }[] = await client.fetch(
    '*{_id, title}',
    {},
    { perspective: 'raw' },
  )
  return Object.fromEntries(found.map(({ _id, title }) => [_id, title]))
}

describe('create', () => {
  test('makes the draft, and fails or is ignored when there is one', async () => {
    await client.action(create)
    expect(await state()).toEqual({ 'drafts.page': 'first' })
    expect((await failure(client.action(create))).statusCode).toBe(409)
    await client.action({
      ...create,
      attributes: { ...create.attributes, title: 'second' },
      ifExists: 'ignore',
    })
    expect(await state()).toEqual({ 'drafts.page': 'first' })
  })
})

describe('edit', () => {
  test('changes the draft; without one it copies the published document first', async () => {
    await client.create({ _id: 'page', _type: 'page', title: 'public', kept: true })
    await client.action([edit('one'), edit('two')])
    expect(await state()).toEqual({ page: 'public', 'drafts.page': 'two' })
    expect(await client.getDocument('drafts.page')).toMatchObject({ _type: 'page', kept: true })
  })

  test('404 when there is neither', async () => {
    expect((await failure(client.action(edit('one')))).statusCode).toBe(404)
  })
})

describe('publish', () => {
  test('moves the draft over the published document and keeps when that was created', async () => {
    await client.action([create, publish])
    const { _createdAt } = (await client.getDocument('page')) ?? {}
    await client.action(edit('second'))
    await client.action(publish, { transactionId: 'my-publish' })
    expect(await state()).toEqual({ page: 'second' })
    expect(await client.getDocument('page')).toMatchObject({ _rev: 'my-publish', _createdAt })
  })

  test('409 when draft or published document is not at the expected revision', async () => {
    await client.action([create, publish, edit('second')])
    for (const expected of [{ ifDraftRevisionId: 'stale' }, { ifPublishedRevisionId: 'stale' }]) {
      expect(await failure(client.action({ ...publish, ...expected }))).toMatchObject({
        statusCode: 409,
        details: { type: 'actionError' },
      })
    }
    const revision = async (id: string) => (await client.getDocument(id))?._rev
    await client.action({
      ...publish,
      ifDraftRevisionId: await revision('drafts.page'),
      ifPublishedRevisionId: await revision('page'),
    })
    expect(await state()).toEqual({ page: 'second' })
  })

  test('references that are to be strengthened become strong, and must then exist', async () => {
    const faq = { _type: 'reference', _ref: 'faq', _weak: true, _strengthenOnPublish: { type: 'faq' } }
    await client.create({ _id: 'drafts.page', _type: 'page', list: [{ _key: 'a', ...faq }] })
    expect((await failure(client.action(publish))).statusCode).toBe(409)
    await client.create({ _id: 'faq', _type: 'faq' })
    await client.action(publish)
    expect(await client.fetch('*[_id == "page"][0].list')).toEqual([
      { _key: 'a', _type: 'reference', _ref: 'faq' },
    ])
  })

  test('404 without a draft, 400 for ids that do not belong together', async () => {
    expect((await failure(client.action(publish))).statusCode).toBe(404)
    await client.action(create)
    expect((await failure(client.action({ ...publish, publishedId: 'other' }))).statusCode).toBe(400)
  })
})

describe('unpublish', () => {
  test('makes the published document the draft, unless there is a newer one', async () => {
    await client.action([create, publish, unpublish])
    expect(await state()).toEqual({ 'drafts.page': 'first' })
    await client.action([publish, edit('newer'), unpublish])
    expect(await state()).toEqual({ 'drafts.page': 'newer' })
  })

  test('is refused with 409 while another document refers to it strongly', async () => {
    await client.action([create, publish])
    await client.create({ _id: 'menu', _type: 'menu', page: { _type: 'reference', _ref: 'page' } })
    expect(await failure(client.action(unpublish))).toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { referencingIDs: ['menu'] } }] },
    })
  })
})

describe('discard, delete, replaceDraft', () => {
  test('discard drops the draft alone', async () => {
    await client.action([create, publish, edit('unwanted')])
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.page' })
    expect(await state()).toEqual({ page: 'first' })
    const published: Action = { actionType: 'sanity.action.document.discard', draftId: 'page' }
    expect((await failure(client.action(published))).statusCode).toBe(400)
  })

  test('delete drops the published document and the drafts named with it', async () => {
    await client.action([create, publish, edit('draft')])
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'page',
      includeDrafts: ['drafts.page'],
    })
    expect(await state()).toEqual({})
  })

  test('replaceDraft puts other content in its place', async () => {
    await client.action(create)
    const attributes = { _id: 'drafts.page', _type: 'page', title: 'restored' }
    await client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'page',
      attributes,
    })
    expect(await state()).toEqual({ 'drafts.page': 'restored' })
  })
})

describe('versions', () => {
  test('are created from a document or from a base, replaced and discarded', async () => {
    await client.action([create, publish])
    const versionId = 'versions.spring.page'
    const fromBase: Action = {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'page',
      baseId: 'page',
      versionId,
    }
    await client.action(fromBase)
    const document = { _id: versionId, _type: 'page', title: 'spring' }
    await client.action({ actionType: 'sanity.action.document.version.replace', document })
    expect(await state()).toEqual({ page: 'first', [versionId]: 'spring' })
    await client.action({ actionType: 'sanity.action.document.version.discard', versionId })
    expect(await state()).toEqual({ page: 'first' })
  })
})

test('all actions of a request are one transaction', async () => {
  expect((await failure(client.action([create, publish, publish]))).statusCode).toBe(404)
  expect(await state()).toEqual({})
})

test('400 for an action that the lake does not know', async () => {
  const unknown = { actions: [{ actionType: 'sanity.action.release.create', releaseId: 'r' }] }
  const request = client.request({ url: '/data/actions/production', method: 'POST', body: unknown })
  expect((await failure(request)).statusCode).toBe(400)
})
