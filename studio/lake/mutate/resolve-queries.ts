import { z } from 'zod'
import { requestError } from '../errors.ts'
import type { QueryPool } from '../query/pool.ts'
import type { Store } from '../types.ts'
import {
  invalidMutation,
  type Mutation,
  type RequestedMutation,
  requestedMutationSchema,
} from './mutation.ts'

const ids = z.array(z.object({ _id: z.string() }), 'The query of a mutation must select documents')
const attempts = 5

/**
 * Turns patches and deletes by query into ones by id and commits them with `commit`. Queries see the dataset as it was
 * before the transaction; when another commit comes between query and commit, they are asked again. Throws `LakeError`,
 * 409 when the dataset never stays still.
 */
export async function resolveQueries<T>(
  lake: { store: Store; queries: QueryPool },
  given: object[],
  author: string,
  commit: (mutations: Mutation[]) => T,
): Promise<T> {
  const requested = given.map((mutation, index) => {
    const parsed = requestedMutationSchema.safeParse(mutation)
    if (!parsed.success) throw invalidMutation(index, parsed.error)
    return parsed.data
  })
  if (requested.every(byId)) return commit(requested)

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { sequence } = lake.store
    const resolved = await Promise.all(requested.map((mutation) => resolve(lake.queries, mutation, author)))
    if (lake.store.sequence === sequence) return commit(resolved.flat())
  }
  throw requestError(409, 'The dataset changed while the queries of the mutations ran; please try again')
}

function byId(mutation: RequestedMutation): mutation is Mutation {
  if ('patch' in mutation) return 'id' in mutation.patch
  return !('delete' in mutation) || 'id' in mutation.delete
}

async function resolve(
  queries: QueryPool,
  mutation: RequestedMutation,
  identity: string,
): Promise<Mutation[]> {
  if (byId(mutation)) return [mutation]
  const { query, params = {}, ...rest } = 'patch' in mutation ? mutation.patch : mutation.delete
  const { json } = await queries.run({ query, params, perspective: 'raw', identity, onlyPublic: false })
  const selected: unknown = JSON.parse(json)
  const found = ids.parse(Array.isArray(selected) ? selected : [selected].filter((item) => item !== null))
  return found.map(({ _id: id }) => ('patch' in mutation ? { patch: { ...rest, id } } : { delete: { id } }))
}
