import { z } from 'zod'
import type { QueryPool } from '../query/pool.ts'
import type { Store } from '../types.ts'
import {
  invalidMutation,
  type Mutation,
  type RequestedMutation,
  requestedMutationSchema,
  type SelectingMutation,
} from './mutation.ts'

const mustSelect = 'The query of a mutation must select documents'
const selection = z.array(z.object({ _id: z.string() }, mustSelect), mustSelect)

/**
 * Turns patches and deletes by query into ones by id. As at Sanity the queries run before the transaction and see nothing
 * of it, and a document that has disappeared since is passed over. Throws `LakeError` 400 for what is no mutation.
 */
export async function resolveQueries(
  lake: { store: Store; queries: QueryPool },
  given: object[],
  identity: string,
): Promise<Mutation[]> {
  const requested = given.map((mutation, index) => {
    const parsed = requestedMutationSchema.safeParse(mutation)
    if (!parsed.success) throw invalidMutation(index, parsed.error)
    return parsed.data
  })
  const resolved = await Promise.all(
    requested.map((mutation) => (byId(mutation) ? [mutation] : resolve(lake, mutation, identity))),
  )
  return resolved.flat()
}

async function resolve(
  lake: { store: Store; queries: QueryPool },
  mutation: SelectingMutation,
  identity: string,
): Promise<Mutation[]> {
  const { query, params = {}, ...rest } = 'patch' in mutation ? mutation.patch : mutation.delete
  const { json } = await lake.queries.run({ query, params, perspective: 'raw', identity, onlyPublic: false })
  const selected: unknown = JSON.parse(json)
  const documents = selection.parse(
    Array.isArray(selected) ? selected : [selected].filter((one) => one !== null),
  )
  return documents
    .filter(({ _id }) => lake.store.get(_id))
    .map(({ _id: id }) => ('patch' in mutation ? { patch: { ...rest, id } } : { delete: { id } }))
}

function byId(mutation: RequestedMutation): mutation is Mutation {
  if ('patch' in mutation) return 'id' in mutation.patch
  return !('delete' in mutation) || 'id' in mutation.delete
}
