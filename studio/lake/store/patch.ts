import { Mutation } from '@sanity/mutator'
import type { Patch } from '../mutate/mutation.ts'
import type { StoredDocument } from '../types.ts'

/** Applies patch operations and returns a new document; the one given stays as it is. Throws an Error that says what is wrong. */
export function applyPatch(document: StoredDocument, patch: Patch): StoredDocument {
  const { ifRevisionID: _, ...operations } = patch
  const result = new Mutation({ mutations: [{ patch: operations }] }).apply(document)
  if (!result || result._id !== document._id) throw new Error('Cannot modify immutable attribute "_id"')
  if (result._type !== document._type) throw new Error('Cannot modify immutable attribute "_type"')
  return { ...result, _rev: document._rev, _createdAt: document._createdAt, _updatedAt: document._updatedAt }
}
