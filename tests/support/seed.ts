import { seedLines } from '../../studio/seed/seed.ts'

type Reference = { _ref: string }

type SeededSection = {
  _key: string
  _type: string
  events?: Reference[]
  items?: Reference[]
  steps?: Reference[]
  [field: string]: unknown
}

export type SeededDocument = {
  _id: string
  _type: string
  path?: { current: string }
  sections?: SeededSection[]
  suitableFor?: string[]
  [field: string]: unknown
}

/** The first content, document by document. */
export const documents: SeededDocument[] = seedLines()
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))

/** The documents of a type, in the order of the first content. */
export const ofType = (type: string) => documents.filter(({ _type }) => _type === type)

/** The document of an id. Throws where there is none. */
export function documentById(id: string): SeededDocument {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The first content has no document ${id}`)
  return found
}

/** The first section of a type on a page. Throws where there is none. */
export function sectionOf(pageId: string, type: string): SeededSection {
  const found = documentById(pageId).sections?.find(({ _type }) => _type === type)
  if (!found) throw new Error(`${pageId} has no section of the type ${type}`)
  return found
}

/** All that stands in a document, as one text. */
export const wordsOf = (id: string) => JSON.stringify(documentById(id))
