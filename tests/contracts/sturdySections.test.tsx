import { evaluateSync, parse } from 'groq-js'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Page, Settings } from '../../web/content/index.ts'
import { withoutMisfits } from '../../web/content/misfits.ts'
import { pageQuery, settingsQuery } from '../../web/content/queries.ts'
import { resultType } from '../../web/content/resultType.ts'
import { complete } from '../../web/env.fixture.ts'
import { documents, ofType, type SeededDocument } from '../support/seed.ts'

// What Next itself puts in its place in the app router; the other one draws nothing here.
vi.mock('next/dynamic', async () => {
  const { default: dynamic } = await import('next/dist/shared/lib/app-dynamic.js')
  return { default: dynamic }
})

const pages = ofType('page')
const collections = documents.filter(({ _type }) => _type !== 'page')

/** The lake's answer as the site takes it, and what it left out. */
function read<T>(query: string, dataset: unknown[], path = '/'): { value: T; misfits: string[] } {
  const params = { path }
  const answer: T = evaluateSync(parse(query, { params }), { dataset, params }).data
  return withoutMisfits(answer, resultType(query, params))
}

const { value: settings } = read<Settings>(settingsQuery, documents)
const sectionsOf = (section: unknown, others: unknown[] = collections) =>
  read<Page>(pageQuery, [
    { _id: 'page', _type: 'page', path: { current: '/' }, sections: [section] },
    ...others,
  ]).value.sections

/** A section of each type. */
const samples = new Map(
  pages.flatMap(({ sections = [] }) => sections.map((part) => [part._type, part] as const)),
)
// It shows experts, who are no content.
samples.delete('expertsShowcase')

const drawn = [...samples.values()].map((part) => ({ part, text: JSON.stringify(sectionsOf(part)) }))
const usersOf = ({ _id }: SeededDocument) => drawn.filter(({ text }) => text.includes(`"${_id}"`))
/** A document of each type that those sections show. */
const shown = new Map(
  collections
    .filter((document) => usersOf(document).length > 0)
    .map((document) => [document._type, document] as const),
)

/** Copies of a value, each with something wrong or missing at one place inside. */
function* spoiled(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [place, inner] of Object.entries(value)) {
    if (place === '_id' || place === '_type') continue
    const copy = (by: unknown) =>
      Array.isArray(value) ? value.with(Number(place), by) : { ...value, [place]: by }
    for (const wrong of [{ _type: 'poll' }, [null], 'words', 7, null]) yield copy(wrong)
    for (const worse of spoiled(inner)) yield copy(worse)
  }
}

async function draw(element: ReactElement): Promise<void> {
  const errors: unknown[] = []
  const { prelude } = await prerender(element, { onError: (error) => void errors.push(error) })
  await new Response(prelude).text()
  if (errors.length) throw errors[0]
}

async function drawSections(part: unknown, others?: unknown[]): Promise<void> {
  const { SectionView } = await import('../../web/sections/index.tsx')
  for (const section of sectionsOf(part, others))
    await draw(<SectionView section={section} settings={settings} />).catch((cause) => {
      throw new Error(`This cannot be drawn: ${JSON.stringify(section)}`, { cause })
    })
}

vi.setConfig({ testTimeout: 120_000 })
beforeAll(() => {
  for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the first content has the types of its schema', () => {
  for (const { path } of pages)
    expect(read(pageQuery, documents, path?.current).misfits, path?.current).toEqual([])
  expect(read(settingsQuery, documents).misfits).toEqual([])
})

describe('documents with wrong types must not take a page down', () => {
  test.each([...samples])('something wrong or missing in a section of the type %s', async (_type, sample) => {
    expect(sectionsOf(sample)).toHaveLength(1)
    for (const part of spoiled(sample)) await drawSections(part)
  })

  test.each([...shown])('something wrong or missing in a document of the type %s', async (_type, sample) => {
    const others = collections.filter(({ _id }) => _id !== sample._id)
    for (const document of spoiled(sample))
      for (const { part } of usersOf(sample)) await drawSections(part, [document, ...others])
  })

  test('something wrong or missing in the site settings', async () => {
    const { SiteFrame } = await import('../../web/ui/frame/index.tsx')
    const [sample] = collections.filter(({ _type }) => _type === 'siteSettings')
    for (const document of spoiled(sample)) {
      const { value } = read<Settings>(settingsQuery, [document, ...collections])
      await draw(
        <SiteFrame settings={value} isStatic>
          Words
        </SiteFrame>,
      )
    }
  })
})
