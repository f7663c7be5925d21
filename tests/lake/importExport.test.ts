import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { expect, onTestFinished, test } from 'vitest'
import { seedContent } from '../../studio/seed/seed.ts'
import { documents } from '../support/seed.ts'
import { startSharedLake } from './sharedLake.ts'
import { failure, startTestLake, temporaryDirectory } from './testLake.ts'

/** A client of a lake whose asset addresses lead to itself, so that exports can fetch them. */
async function clientOfSharedLake(): Promise<SanityClient> {
  const lake = await startSharedLake()
  onTestFinished(() => lake.stop())
  return lake.writer
}

async function exportTo(client: SanityClient, options: { assets: boolean; raw: boolean }): Promise<string> {
  const outputPath = join(await temporaryDirectory(), 'export.tar.gz')
  await exportDataset({ client, dataset: 'production', outputPath, ...options })
  return outputPath
}

/** All documents but for what each commit sets anew, sorted by id. */
async function contents(client: SanityClient): Promise<object[]> {
  const documents: SanityDocument[] = await client.fetch('* | order(_id)', {}, { perspective: 'raw' })
  return documents.map(({ _rev, _updatedAt, ...content }) => content)
}

test('import of the seed and export give the same documents back', async () => {
  const client = await clientOfSharedLake()
  const seeded = await seedContent(client)
  const before = await contents(client)
  const ids = documents.map(({ _id }) => _id)
  expect(ids).toHaveLength(seeded)
  expect(before).toEqual(expect.arrayContaining(ids.map((_id) => expect.objectContaining({ _id }))))
  expect(JSON.stringify(before)).not.toMatch(/_weak|_sanityAsset/)

  const archive = await exportTo(client, { assets: true, raw: false })
  const second = await clientOfSharedLake()
  await sanityImport(createReadStream(archive), { client: second })
  const after = await contents(second)
  // Assets are uploaded anew, so their documents carry the second lake's address and time.
  const comparable = (documents: object[]) =>
    documents.filter((one) => !JSON.stringify(one).includes('"sanity.imageAsset"'))
  expect(comparable(after)).toEqual(comparable(before))
  expect(after.length).toBe(before.length)
  const images =
    '*[_type == "sanity.imageAsset"] | order(_id) {_id, sha1hash, size, "dimensions": metadata.dimensions}'
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBeGreaterThan(0)
  expect(await second.fetch(images)).toEqual(await client.fetch(images))
})

test('a raw export holds every document, drafts too, exactly as it is stored', async () => {
  const client = (await startTestLake()).client()
  await client.create({ _id: 'drafts.a', _type: 'faq', question: 'ü\u2028' })
  await client.create({ _id: 'b', _type: 'page' })
  const archive = gunzipSync(await readFile(await exportTo(client, { assets: false, raw: true }))).toString()
  const stored: object[] = await client.fetch('*', {}, { perspective: 'raw' })
  expect(stored).toHaveLength(2)
  for (const document of stored) expect(archive).toContain(`${JSON.stringify(document)}\n`)
})

test('import refuses what exists with create, replaces it or keeps it as told, and strengthens references', async () => {
  const client = (await startTestLake()).client()
  const faq = { _id: 'faq', _type: 'faq', question: 'new' }
  const page = { _id: 'page', _type: 'page', faq: { _type: 'reference', _ref: 'faq' } }
  const importAs = (operation: 'create' | 'createOrReplace' | 'createIfNotExists') =>
    sanityImport(Readable.from(`${[page, faq].map((one) => JSON.stringify(one)).join('\n')}\n`), {
      client,
      operation,
    })

  await client.create({ ...faq, question: 'old' })
  expect((await failure(importAs('create'))).statusCode).toBe(409)
  expect(await client.fetch('*[_id == "page"]')).toEqual([])
  await importAs('createIfNotExists')
  expect(await client.fetch('*[_id == "faq"][0].question')).toBe('old')
  await importAs('createOrReplace')
  expect(await client.fetch('*[_id == "faq"][0].question')).toBe('new')
  expect(await client.fetch('*[_id == "page"][0].faq')).toEqual(page.faq)
  expect((await failure(client.delete('faq'))).statusCode).toBe(409)
})
