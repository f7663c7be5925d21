import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { requireReader } from '../auth/identify.ts'
import { apiVersion } from '../paths.ts'
import { splitList } from '../request.ts'
import type { LakeEnv, Store } from '../types.ts'
import { documentEvents } from './events.ts'
import { documentAt, findTransactions, type Moment } from './log.ts'

const limit = z.coerce.number().int().min(1).max(1_000).default(100)
const cursor = z.coerce.number().int().min(0)
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

/** `GET /data/history/:dataset/…`: transactions and documents as they were. */
export function historyRoutes(lake: { store: Store }) {
  const routes = new Hono<LakeEnv>()
  const path = `${apiVersion}/data/history/:dataset`
  routes.use(`${path}/*`, requireReader)

  routes.get(`${path}/transactions/:ids`, (c) => {
    const withEffects = c.req.query('effectFormat') === 'mendoza'
    const found = findTransactions(lake.store.database, {
      documentIds: splitList(c.req.param('ids')),
      fromTransaction: c.req.query('fromTransaction'),
      toTransaction: c.req.query('toTransaction'),
      reverse: c.req.query('reverse') === 'true',
      limit: limit.parse(c.req.query('limit')),
      onlyAsked: c.req.query('includeIdentifiedDocumentsOnly') === 'true',
    })
    const lines = found.map(({ effects, ...rest }) =>
      JSON.stringify(withEffects ? { ...rest, effects } : rest),
    )
    return c.body(lines.map((line) => `${line}\n`).join(''), 200, { 'Content-Type': 'application/x-ndjson' })
  })

  routes.get(`${path}/documents/:ids`, (c) => {
    const moment = chooseMoment(c)
    const documents = splitList(c.req.param('ids')).map((id) => documentAt(lake.store.database, id, moment))
    return c.json({ documents: documents.filter((document) => document !== null) })
  })

  routes.get(`${path}/events/documents/:id`, (c) => {
    const id = c.req.param('id')
    const start = cursor.parse(c.req.query('nextCursor') || '0')
    const end = start + limit.parse(c.req.query('limit'))
    const events = documentEvents(lake.store.database, id)
    const nextCursor = end < events.length ? String(end) : ''
    return c.json({ events: { [id]: events.slice(start, end) }, nextCursor })
  })
  return routes
}

function chooseMoment(c: Context): Moment {
  const revision = c.req.query('revision')
  if (revision !== undefined) return { revision }
  if (c.req.query('lastRevision') === 'true') return 'last'
  return { time: time.parse(c.req.query('time') ?? new Date().toISOString()) }
}
