import type { DatabaseSync } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { z } from 'zod'
import type { StoredDocument } from '../types.ts'

type TransactionQuery = {
  documentIds: string[]
  fromTransaction?: string
  toTransaction?: string
  reverse: boolean
  limit: number
  /** Leaves out documents of the transaction that were not asked for. */
  onlyAsked: boolean
}

type LoggedTransaction = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  effects: Record<string, { apply: unknown; revert: unknown }>
}

const transactionRow = z.object({
  sequence: z.number(),
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
})
const changeRow = z.object({ document_id: z.string(), apply: z.string(), revert: z.string() })
const revisionRow = z.object({ id: z.string(), apply: z.string() })

/** Transactions that changed any of the documents; both ends are inclusive, oldest first unless `reverse`. */
export function findTransactions(database: DatabaseSync, asked: TransactionQuery): LoggedTransaction[] {
  const ids = JSON.stringify(asked.documentIds)
  const rows = database
    .prepare(
      `SELECT sequence, id, timestamp, author FROM transactions
       WHERE sequence IN (SELECT sequence FROM changes WHERE document_id IN (SELECT value FROM json_each(?)))
       AND sequence BETWEEN ? AND ?
       ORDER BY sequence ${asked.reverse ? 'DESC' : 'ASC'} LIMIT ?`,
    )
    .all(
      ids,
      sequenceOf(database, asked.fromTransaction) ?? 0,
      sequenceOf(database, asked.toTransaction) ?? Number.MAX_SAFE_INTEGER,
      asked.limit,
    )
  const findChanges = database.prepare('SELECT document_id, apply, revert FROM changes WHERE sequence = ?')
  return rows.map((row) => {
    const { sequence, ...transaction } = transactionRow.parse(row)
    const changes = findChanges
      .all(sequence)
      .map((change) => changeRow.parse(change))
      .filter((change) => !asked.onlyAsked || asked.documentIds.includes(change.document_id))
    return {
      ...transaction,
      documentIDs: changes.map((change) => change.document_id),
      effects: Object.fromEntries(
        changes.map(({ document_id, apply, revert }) => [
          document_id,
          { apply: JSON.parse(apply), revert: JSON.parse(revert) },
        ]),
      ),
    }
  })
}

/** Which state of a document is meant: after a transaction, at a time (ISO 8601), or the last one in which it existed. */
export type Moment = { revision: string } | { time: string } | 'last'

/** The document as it was at a moment, or null when it did not exist then. */
export function documentAt(database: DatabaseSync, id: string, moment: Moment): StoredDocument | null {
  let document: StoredDocument | null = null
  let last: StoredDocument | null = null
  const rows = database
    .prepare(
      `SELECT transactions.id, apply FROM changes JOIN transactions USING (sequence)
       WHERE document_id = ? AND sequence <= ? ORDER BY sequence`,
    )
    .iterate(id, lastSequence(database, moment))
  for (const row of rows) {
    const { id: _rev, apply } = revisionRow.parse(row)
    const { _rev: _, ...before } = document ?? {}
    const after = applyPatch(document && before, JSON.parse(apply))
    document = after && { ...after, _rev }
    last = document ?? last
  }
  return moment === 'last' ? last : document
}

function lastSequence(database: DatabaseSync, moment: Moment): number {
  if (moment === 'last') return Number.MAX_SAFE_INTEGER
  if ('revision' in moment) return sequenceOf(database, moment.revision) ?? 0
  const row = database
    .prepare('SELECT max(sequence) AS last FROM transactions WHERE timestamp <= ?')
    .get(moment.time)
  return Number(row?.last ?? 0)
}

function sequenceOf(database: DatabaseSync, transactionId: string | undefined): number | null {
  if (transactionId === undefined) return null
  const row = database.prepare('SELECT sequence FROM transactions WHERE id = ?').get(transactionId)
  return row ? Number(row.sequence) : null
}
