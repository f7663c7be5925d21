import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requestError } from '../errors.ts'
import { apiVersion } from '../paths.ts'
import { queryParams, readJson } from '../request.ts'
import type { Identity, LakeEnv } from '../types.ts'
import type { Perspective } from './perspective.ts'
import type { QueryPool } from './pool.ts'

const postedQuery = z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).default({}) })

/** `GET` and `POST /data/query/:dataset`. Without a token the published documents answer, whatever is asked for. */
export function queryRoutes(lake: { queries: QueryPool }) {
  const routes = new Hono<LakeEnv>()
  const path = `${apiVersion}/data/query/:dataset`

  async function answer(c: Context<LakeEnv>, query: string, params: Record<string, unknown>) {
    const identity = c.get('identity')
    const started = performance.now()
    const { json, syncTags } = await lake.queries.run({
      query,
      params,
      perspective: choosePerspective(c.req.param('version') ?? '', c.req.query('perspective'), identity),
      identity: identity?.id ?? '<anonymous>',
      onlyPublic: identity === null,
    })
    const ms = Math.round(performance.now() - started)
    const rest = { ms, query: c.req.query('returnQuery') === 'false' ? undefined : query, syncTags }
    c.header('Content-Type', 'application/json; charset=utf-8')
    c.header('Cache-Control', 'private, no-store')
    return c.body(`${JSON.stringify(rest).slice(0, -1)},"result":${json}}`)
  }

  routes.get(path, (c) => {
    const query = c.req.query('query')
    if (!query) throw requestError(400, 'The parameter "query" is missing')
    return answer(c, query, queryParams(c.req.query()))
  })
  routes.post(path, async (c) => {
    const { query, params } = postedQuery.parse(await readJson(c))
    return answer(c, query, params)
  })
  return routes
}

// Since API version 2025-02-19 a query without a perspective sees published documents only.
const publishedByDefault = 'v2025-02-19'

function choosePerspective(
  version: string,
  asked: string | undefined,
  identity: Identity | null,
): Perspective {
  if (!identity) return ['published']
  if (!asked) return version === 'vX' || version >= publishedByDefault ? ['published'] : 'raw'
  const names = asked.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  return names.includes('raw') ? 'raw' : names
}
