import { parentPort, workerData } from 'node:worker_threads'
import { GroqSyntaxError } from 'groq-js'
import { isPublic } from '../documentId.ts'
import type { StoredDocument } from '../types.ts'
import { evaluateQuery, parseQuery } from './evaluate.ts'
import type { FromWorker, QueryRequest, ToWorker, WorkerStart } from './messages.ts'
import { applyPerspective, type Perspective } from './perspective.ts'
import { tagsOfQuery } from './syncTags.ts'

/* Runs queries on a thread of its own over its own copy of the documents, so that a costly one can be ended from outside. */

// A few clients that read slowly must not fill the memory with their results.
const resultLimit = 32 * 1024 * 1024

const start: WorkerStart = workerData
const documents = new Map(start.documents.map((document) => [document._id, document]))
const views = new Map<string, StoredDocument[]>()

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'query') return send(answer(message.request))
  for (const { documentId, next } of message.changes) {
    if (next) documents.set(documentId, next)
    else documents.delete(documentId)
  }
  views.clear()
})
send({ kind: 'ready' })

function send(message: FromWorker): void {
  parentPort?.postMessage(message)
}

function answer({ query, params, perspective, identity, onlyPublic }: QueryRequest): FromWorker {
  try {
    const tree = parseQuery(query, params)
    const read = new Set<string>()
    const scope = { params, identity, projectId: start.projectId, dataset: start.dataset }
    const result = evaluateQuery(tree, view(perspective, onlyPublic), scope, (id) => read.add(id))
    const json = JSON.stringify(result) ?? 'null'
    if (json.length > resultLimit) throw new Error('The result is larger than 32 MB; ask for less at once')
    return { kind: 'result', json, syncTags: tagsOfQuery(tree, params, read) }
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    const position = error instanceof GroqSyntaxError ? error.position : null
    return { kind: 'failure', description, position }
  }
}

function view(perspective: Perspective, onlyPublic: boolean): StoredDocument[] {
  const name = `${onlyPublic} ${perspective}`
  let seen = views.get(name)
  if (!seen) {
    const all = [...documents.values()]
    seen = applyPerspective(onlyPublic ? all.filter((document) => isPublic(document._id)) : all, perspective)
    views.set(name, seen)
  }
  return seen
}
