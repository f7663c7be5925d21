import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'

/** The first content as NDJSON: `content/*.ndjson`, a file for each page and each collection, one after the other. */
export function seedLines(): string {
  const files = globSync(join(import.meta.dirname, 'content/*.ndjson')).sort()
  return files.map((file) => readFileSync(file, 'utf8')).join('')
}

/**
 * Writes the first content and its `images/` into the client's dataset. Documents that exist already stay as they are.
 * Needs a token that may write. Returns the number of documents.
 */
export async function seedContent(client: SanityClient): Promise<number> {
  const { numDocs } = await sanityImport(Readable.from([seedLines()]), {
    client,
    operation: 'createIfNotExists',
    assetsBase: import.meta.dirname,
  })
  return numDocs
}
