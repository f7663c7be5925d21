import { randomUUID } from 'node:crypto'
import { type ExprNode, GroqSyntaxError } from 'groq-js'
import { Hono } from 'hono'
import { requireReader } from '../auth/identify.ts'
import { isPublic } from '../documentId.ts'
import { queryParseError, requestError } from '../errors.ts'
import { apiVersion } from '../paths.ts'
import { parseQuery } from '../query/evaluate.ts'
import { tagsOfChanges } from '../query/syncTags.ts'
import { queryParams } from '../request.ts'
import type { Identity, LakeConfig, LakeEnv, Store } from '../types.ts'
import { type EventStream, openEventStream } from './eventStream.ts'
import { mutationEvents } from './mutationEvents.ts'

const streamLimit = 1_000

/** `GET /data/listen/:dataset` (token needed) and `GET /data/live/events/:dataset` as server-sent events, and what ends all streams. */
export function listenRoutes(lake: { config: LakeConfig; store: Store }) {
  const routes = new Hono<LakeEnv>()
  // Counted apart, so that visitors cannot take the streams of editors.
  const streams = { ofCallers: new Set<EventStream>(), ofVisitors: new Set<EventStream>() }

  function open(caller: Identity | null, follow: (stream: EventStream) => () => void): EventStream {
    const opened = caller ? streams.ofCallers : streams.ofVisitors
    if (opened.size >= streamLimit) throw requestError(503, 'Too many listeners')
    const stream = openEventStream(() => {
      opened.delete(stream)
      unsubscribe()
    })
    opened.add(stream)
    const unsubscribe = follow(stream)
    return stream
  }

  routes.get(`${apiVersion}/data/listen/:dataset`, requireReader, (c) => {
    const asked = (flag: string, otherwise: boolean) => (c.req.query(flag) ?? String(otherwise)) === 'true'
    const params = queryParams(c.req.query())
    const options = {
      tree: parseListenQuery(c.req.query('query') ?? '*', params),
      scope: { ...lake.config, params, identity: c.get('caller').id },
      includeMutations: asked('includeMutations', true),
      includeResult: asked('includeResult', false),
      includePreviousRevision: asked('includePreviousRevision', false),
      mendozaEffects: c.req.query('effectFormat') === 'mendoza',
      visibility: c.req.query('visibility') ?? 'transaction',
    }
    const stream = open(c.get('caller'), (opened) =>
      lake.store.afterCommit((commit) => {
        for (const { id, data } of mutationEvents(commit, options)) opened.send('mutation', data, id)
      }),
    )
    stream.send('welcome', { listenerName: randomUUID() })
    return stream.response
  })

  routes.get(`${apiVersion}/data/live/events/:dataset`, (c) => {
    const includeDrafts = c.req.query('includeDrafts') === 'true'
    if (includeDrafts && !c.get('identity')) throw requestError(401, 'Live events of drafts need a token')
    const stream = open(c.get('identity'), (opened) =>
      lake.store.afterCommit((commit) => {
        const changes = commit.changes.filter(({ documentId }) => includeDrafts || isPublic(documentId))
        if (changes.length === 0) return
        const tags = tagsOfChanges(changes)
        opened.send('message', { tags }, String(commit.sequence))
      }),
    )
    const last = c.req.header('last-event-id')
    const current = String(lake.store.sequence)
    // A client that comes back late has missed messages and has to read everything anew.
    stream.send(last === undefined || last === current ? 'welcome' : 'restart', {}, current)
    return stream.response
  })

  return {
    routes,
    closeStreams() {
      for (const stream of [...streams.ofCallers, ...streams.ofVisitors]) stream.close()
    },
  }
}

function parseListenQuery(query: string, params: Record<string, unknown>): ExprNode {
  try {
    return parseQuery(query, params)
  } catch (error) {
    if (!(error instanceof GroqSyntaxError)) throw error
    throw queryParseError(query, error.message, error.position)
  }
}
