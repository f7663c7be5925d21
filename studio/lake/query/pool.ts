import { Worker } from 'node:worker_threads'
import { queryError, queryParseError } from '../errors.ts'
import type { LakeConfig, Store } from '../types.ts'
import type { FromWorker, QueryRequest, ToWorker, WorkerStart } from './messages.ts'

/** A query's result as JSON text, and the tags by which live events tell that it has changed. */
type QueryResult = {
  json: string
  syncTags: string[]
}

export type QueryPool = {
  /** Evaluates over all that was committed before the call. Throws `LakeError`: 400 for a bad query, 504 for one that took too long. */
  run(request: QueryRequest): Promise<QueryResult>
  close(): Promise<void>
}

type Job = {
  request: QueryRequest
  resolve(result: QueryResult): void
  reject(error: Error): void
}

type Thread = {
  worker: Worker
  ready: boolean
  job: Job | null
  timer?: NodeJS.Timeout
}

const threadCount = 2
const waitingLimit = 1_000
const restartMilliseconds = 1_000

/** Starts the threads that evaluate queries; they follow the store's commits. A thread that is ended is replaced. */
export function startQueryPool(config: LakeConfig, store: Store): QueryPool {
  const waiting: Job[] = []
  const threads = new Set<Thread>()
  let closed = false

  function start(): void {
    if (closed) return
    const data: WorkerStart = { documents: store.all(), projectId: config.projectId, dataset: config.dataset }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: config.limits.queryMegabytes },
    })
    const thread: Thread = { worker, ready: false, job: null }
    threads.add(thread)
    worker.on('message', (message: FromWorker) => receive(thread, message))
    worker.on('error', (error) => {
      console.error('A query thread failed:', error)
      replace(thread, queryError(400, { type: 'queryEvaluationError', description: error.message }))
    })
  }

  function send(thread: Thread, message: ToWorker): void {
    thread.worker.postMessage(message)
  }

  function receive(thread: Thread, message: FromWorker): void {
    clearTimeout(thread.timer)
    const job = thread.job
    thread.job = null
    if (message.kind === 'ready') thread.ready = true
    else if (message.kind === 'result') job?.resolve(message)
    else job?.reject(failure(job.request.query, message))
    dispatch()
  }

  function dispatch(): void {
    for (const thread of threads) {
      if (!thread.ready || thread.job) continue
      const job = takeNext()
      if (!job) return
      thread.job = job
      thread.timer = setTimeout(() => replace(thread, tooSlow(config)), config.limits.queryMilliseconds)
      send(thread, { kind: 'query', request: job.request })
    }
  }

  /** The longest waiting job that may run. Callers without a token share one thread and leave the other to the rest. */
  function takeNext(): Job | undefined {
    const publicRuns = [...threads].some(({ job }) => job?.request.onlyPublic)
    const next = waiting.find(({ request }) => !publicRuns || !request.onlyPublic)
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  function replace(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.timer)
    thread.job?.reject(error)
    thread.worker.terminate()
    // A thread that fails before it is ready would fail again at once.
    if (!closed) setTimeout(start, thread.ready ? 0 : restartMilliseconds).unref()
  }

  const unsubscribe = store.afterCommit((commit) => {
    const changes = commit.changes.map(({ documentId, next }) => ({ documentId, next }))
    for (const thread of threads) send(thread, { kind: 'changes', changes })
  })
  for (let count = 0; count < threadCount; count += 1) start()

  return {
    run: (request) =>
      new Promise((resolve, reject) => {
        const alike = waiting.filter((job) => job.request.onlyPublic === request.onlyPublic)
        if (closed || alike.length >= waitingLimit) {
          return reject(queryError(503, { type: 'unavailable', description: 'Too many queries are waiting' }))
        }
        waiting.push({ request, resolve, reject })
        dispatch()
      }),
    async close() {
      closed = true
      unsubscribe()
      const stopping = queryError(503, { type: 'unavailable', description: 'The lake is stopping' })
      for (const job of waiting.splice(0)) job.reject(stopping)
      const ended = [...threads].map(({ worker }) => worker.terminate())
      for (const thread of threads) replace(thread, stopping)
      await Promise.all(ended)
    },
  }
}

function failure(query: string, { description, position }: FromWorker & { kind: 'failure' }) {
  if (position === null) return queryError(400, { type: 'queryEvaluationError', description })
  return queryParseError(query, description, position)
}

function tooSlow(config: LakeConfig) {
  const description = `The query took longer than ${config.limits.queryMilliseconds} ms and was ended`
  return queryError(504, { type: 'queryTimeoutError', description })
}
