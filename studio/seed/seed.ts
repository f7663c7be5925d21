import { fileURLToPath } from 'node:url'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'

/**
 * Writes the first content (`content.ndjson` and `images/`, the layout of a Sanity export) into the client's dataset.
 * Documents that exist already stay as they are. Needs a token that may write. Returns the number of documents.
 */
export async function seedContent(client: SanityClient): Promise<number> {
  const { numDocs } = await sanityImport(fileURLToPath(new URL('.', import.meta.url)), {
    client,
    operation: 'createIfNotExists',
  })
  return numDocs
}
