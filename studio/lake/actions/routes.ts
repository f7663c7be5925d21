import { Hono } from 'hono'
import { z } from 'zod'
import { requireWriter } from '../auth/identify.ts'
import { transactionId } from '../mutate/mutation.ts'
import { apiVersion } from '../paths.ts'
import { readJson } from '../request.ts'
import type { LakeEnv, Store } from '../types.ts'
import { actionSchema } from './action.ts'
import { applyAction } from './apply.ts'

const requested = z.object({
  actions: z.union([z.array(actionSchema).min(1), actionSchema.transform((action) => [action])]),
  transactionId: transactionId.optional(),
  dryRun: z.boolean().optional(),
})

/** `POST /data/actions/:dataset`: all actions of a request are one transaction. */
export function actionRoutes(lake: { store: Store }) {
  const routes = new Hono<LakeEnv>()
  routes.post(`${apiVersion}/data/actions/:dataset`, requireWriter, async (c) => {
    const { actions, transactionId, dryRun } = requested.parse(await readJson(c))
    const options = { author: c.get('caller').id, transactionId, dryRun }
    const commit = lake.store.transact(options, (transaction) => {
      for (const action of actions) applyAction(transaction, action)
    })
    return c.json({ transactionId: commit.transactionId })
  })
  return routes
}
