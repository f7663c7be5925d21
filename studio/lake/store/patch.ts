import { Mutation } from '@sanity/mutator'
import type { Patch } from '../mutate/mutation.ts'
import type { StoredDocument } from '../types.ts'
import { expandPath } from './expandPath.ts'

type Operations = Omit<Patch, 'id' | 'ifRevisionID'>

// `@sanity/mutator` makes arrays as long as the index and lists a range item by item, which could fill the memory.
const farIndex = /\[[^\]"']*\d{6}/

/** Applies patch operations and returns a new document; the one given stays as it is. Throws an Error that says what is wrong. */
export function applyPatch(document: StoredDocument, patch: Patch): StoredDocument {
  refuseFarIndices(patch)
  const { setIfMissing, set, unset, diffMatchPatch, inc, dec, insert } = patch
  const keyed =
    (name: keyof Operations, values: Record<string, unknown> | undefined) => (current: StoredDocument) =>
      values ? run(current, { [name]: expandKeys(current, values) }) : current

  const steps = [
    keyed('setIfMissing', setIfMissing),
    keyed('set', set),
    // The last item of an array goes first, so that the others keep their places until their turn comes.
    (current: StoredDocument) =>
      (unset ?? []).reduce((left, path) => run(left, { unset: expandPath(left, path).reverse() }), current),
    keyed('diffMatchPatch', diffMatchPatch),
    keyed('inc', inc),
    keyed('dec', dec),
    (current: StoredDocument) => (insert ? run(current, { insert }) : current),
  ]
  const result = steps.reduce((current, step) => step(current), document)
  if (result._id !== document._id) throw new Error('Cannot modify immutable attribute "_id"')
  if (result._type !== document._type) throw new Error('Cannot modify immutable attribute "_type"')
  return result
}

function refuseFarIndices({ setIfMissing, set, unset, diffMatchPatch, inc, dec, insert }: Operations): void {
  const places = [setIfMissing, set, diffMatchPatch, inc, dec].flatMap((values) => Object.keys(values ?? {}))
  const { items, ...place } = insert ?? { items: [] }
  for (const path of [...places, ...(unset ?? []), ...Object.values(place)]) {
    if (farIndex.test(path)) throw new Error(`An index in the path "${path}" is above 99999`)
  }
}

function expandKeys(document: StoredDocument, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => expandPath(document, path).map((one) => [one, value])),
  )
}

function run(document: StoredDocument, operations: Operations): StoredDocument {
  const result = new Mutation({ mutations: [{ patch: { ...operations, id: document._id } }] }).apply(document)
  if (!result) throw new Error('A patch cannot delete its document')
  const { _rev, _createdAt, _updatedAt } = document
  return { ...result, _rev, _createdAt, _updatedAt }
}
