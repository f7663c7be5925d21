import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { requireReader } from '../auth/identify.ts'
import { isPublic } from '../documentId.ts'
import { apiVersion } from '../paths.ts'
import { splitList } from '../request.ts'
import type { LakeEnv, Store, StoredDocument } from '../types.ts'

/** `GET /data/doc/:dataset/:ids`, documents by id, and `GET /data/export/:dataset`, all of them as NDJSON. */
export function dataRoutes(lake: { store: Store }) {
  const routes = new Hono<LakeEnv>()

  routes.get(`${apiVersion}/data/doc/:dataset/:ids`, (c) => {
    const documents: StoredDocument[] = []
    const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
    for (const id of splitList(c.req.param('ids'))) {
      const document = lake.store.get(id)
      if (c.get('identity') === null && !isPublic(id)) omitted.push({ id, reason: 'permission' })
      else if (document) documents.push(document)
      else omitted.push({ id, reason: 'existence' })
    }
    return c.json({ documents, omitted })
  })

  routes.get(`${apiVersion}/data/export/:dataset`, requireReader, (c) => {
    const types = c.req.query('types')?.split(',')
    const wanted = lake.store.all().filter((document) => !types || types.includes(document._type))
    return new Response(Readable.toWeb(Readable.from(lines(wanted))) as ReadableStream<Uint8Array>, {
      headers: { 'Content-Type': 'application/x-ndjson' },
    })
  })
  return routes
}

function* lines(documents: StoredDocument[]): Generator<Buffer> {
  for (const document of documents) yield Buffer.from(`${JSON.stringify(document)}\n`)
}
