import { Hono } from 'hono'
import { z } from 'zod'
import { requireWriter } from '../auth/identify.ts'
import { apiVersion } from '../paths.ts'
import type { QueryPool } from '../query/pool.ts'
import { readJson } from '../request.ts'
import type { LakeEnv, MutationResult, Store } from '../types.ts'
import { addArrayKeys } from './arrayKeys.ts'
import { transactionId } from './mutation.ts'
import { resolveQueries } from './resolveQueries.ts'

const requested = z.object({
  mutations: z.array(z.record(z.string(), z.unknown())).min(1, 'A transaction needs at least one mutation'),
  transactionId: transactionId.optional(),
})

/** `POST /data/mutate/:dataset`. Whatever `visibility` asks for, the answer comes when the commit is durable and visible. */
export function mutateRoutes(lake: { store: Store; queries: QueryPool }) {
  const routes = new Hono<LakeEnv>()
  routes.post(`${apiVersion}/data/mutate/:dataset`, requireWriter, async (c) => {
    const body = requested.parse(await readJson(c))
    const asked = (flag: string) => c.req.query(flag) === 'true'
    const author = c.get('caller').id
    const given = asked('autoGenerateArrayKeys') ? body.mutations.map(addArrayKeys) : body.mutations
    const mutations = await resolveQueries(lake, given, author)

    const results: MutationResult[] = []
    const options = { author, transactionId: body.transactionId, dryRun: asked('dryRun') }
    const commit = lake.store.transact(options, (transaction) => {
      for (const mutation of mutations) results.push(transaction.mutate(mutation))
    })
    const changed = new Map(commit.changes.map(({ documentId, next }) => [documentId, next]))
    const withDocuments = asked('returnDocuments')
    return c.json({
      transactionId: commit.transactionId,
      results: results.map(({ id, operation }) => ({
        id: withDocuments || asked('returnIds') ? id : undefined,
        operation,
        document: withDocuments ? (changed.get(id) ?? lake.store.get(id) ?? undefined) : undefined,
      })),
    })
  })
  return routes
}
