import { randomBytes } from 'node:crypto'
import { requestError } from '../errors.ts'
import { diff } from '../history/diff.ts'
import { invalidMutation, mutationSchema } from '../mutate/mutation.ts'
import type { Commit, CommitOptions, Store, StoredDocument, Transaction } from '../types.ts'
import { lockDirectory, openDatabase } from './database.ts'
import { WorkingSet } from './workingSet.ts'

/** Opens the lake of a directory for this process alone; documents are kept in memory in front of SQLite. */
export function openStore(directory: string): Store {
  const { database, unlock } = openExclusively(directory)
  const documents = new Map<string, StoredDocument>()
  for (const row of database.prepare('SELECT id, json FROM documents').iterate()) {
    documents.set(String(row.id), JSON.parse(String(row.json)))
  }
  const last = database
    .prepare('SELECT sequence, timestamp FROM transactions ORDER BY sequence DESC LIMIT 1')
    .get()
  let sequence = Number(last?.sequence ?? 0)
  let latest = last ? Date.parse(String(last.timestamp)) : 0

  const beforeHooks: ((commit: Commit) => void)[] = []
  const listeners = new Set<(commit: Commit) => void>()
  const known = database.prepare('SELECT 1 FROM transactions WHERE id = ?')
  const putDocument = database.prepare('INSERT OR REPLACE INTO documents (id, json) VALUES (?, ?)')
  const dropDocument = database.prepare('DELETE FROM documents WHERE id = ?')
  const putTransaction = database.prepare(
    'INSERT INTO transactions (sequence, id, timestamp, author) VALUES (?, ?, ?, ?)',
  )
  const putChange = database.prepare(
    'INSERT INTO changes (document_id, sequence, apply, revert) VALUES (?, ?, ?, ?)',
  )

  function persist(commit: Commit): void {
    database.exec('BEGIN IMMEDIATE')
    try {
      putTransaction.run(commit.sequence, commit.transactionId, commit.timestamp, commit.author)
      for (const { documentId, previous, next } of commit.changes) {
        if (next) putDocument.run(documentId, JSON.stringify(next))
        else dropDocument.run(documentId)
        const [apply, revert] = [diff(previous, next), diff(next, previous)]
        putChange.run(documentId, commit.sequence, JSON.stringify(apply), JSON.stringify(revert))
      }
      for (const hook of beforeHooks) hook(commit)
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  function publish(commit: Commit): void {
    sequence = commit.sequence
    latest = Date.parse(commit.timestamp)
    for (const { documentId, next } of commit.changes) {
      if (next) documents.set(documentId, next)
      else documents.delete(documentId)
    }
    for (const listener of listeners) {
      try {
        listener(commit)
      } catch (error) {
        // The commit is durable: one listener's failure must neither undo its acknowledgement nor reach the others.
        console.error('A commit listener failed:', error)
      }
    }
  }

  function transact(options: CommitOptions, work: (transaction: Transaction) => void): Commit {
    const transactionId = options.transactionId ?? randomBytes(11).toString('hex')
    // Time must not run backwards: clients put events in order by it, the history finds revisions by it.
    const timestamp = new Date(Math.max(Date.now(), latest)).toISOString()
    if (known.get(transactionId)) throw requestError(409, `Transaction "${transactionId}" already exists`)
    const working = new WorkingSet(documents, transactionId, timestamp)
    let index = 0
    work({
      get: (id) => working.get(id),
      mutate(mutation) {
        const parsed = mutationSchema.safeParse(structuredClone(mutation))
        if (!parsed.success) throw invalidMutation(index, parsed.error)
        index += 1
        return working.apply(parsed.data)
      },
    })
    const changes = working.changes()
    const commit = { sequence: sequence + 1, transactionId, timestamp, author: options.author, changes }
    if (options.dryRun || changes.length === 0) return commit
    persist(commit)
    publish(commit)
    return commit
  }

  return {
    database,
    get sequence() {
      return sequence
    },
    get: (id) => documents.get(id) ?? null,
    all: () => [...documents.values()],
    transact,
    commit: (mutations, options) =>
      transact(options, (transaction) => {
        for (const mutation of mutations) transaction.mutate(mutation)
      }),
    beforeCommit: (hook) => beforeHooks.push(hook),
    afterCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      database.close()
      unlock()
    },
  }
}

function openExclusively(directory: string) {
  const unlock = lockDirectory(directory)
  try {
    return { database: openDatabase(directory), unlock }
  } catch (error) {
    unlock()
    throw error
  }
}
