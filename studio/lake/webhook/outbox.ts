import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { splitId } from '../documentId.ts'
import type { Commit } from '../types.ts'

const events = z.array(
  z.object({ _id: z.string(), _type: z.string(), operation: z.enum(['create', 'update', 'delete']) }),
)
const delivery = z.object({ sequence: z.number(), transaction_id: z.string(), documents: z.string() })

/** Keeps a delivery below the megabyte that sites take; a larger one would be refused for ever and hold up the rest. */
const perDelivery = 3_000

export type Delivery = {
  /** Its place in the order, and its identity over retries. */
  sequence: number
  transactionId: string
  /** At least one. */
  documents: z.infer<typeof events>
}

/** The deliveries that the site has not acknowledged, kept in the lake's own database. */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
    database.exec(`
      CREATE TABLE IF NOT EXISTS outbox (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT, transaction_id TEXT NOT NULL, documents TEXT NOT NULL
      ) STRICT`)
  }

  /** Adds what a commit did to published documents; nothing when it touched none. To be called inside its transaction. */
  add(commit: Commit): void {
    const documents = publishedEvents(commit)
    if (documents.length > 0) this.#insert(commit.transactionId, documents)
  }

  /**
   * The oldest delivery. When more than `limit` wait they become one first, with the last operation of each document,
   * so that a site which was away for long is not flooded.
   */
  next(limit = 100): Delivery | undefined {
    const count = Number(this.#database.prepare('SELECT count(*) AS count FROM outbox').get()?.count)
    if (count > limit) this.#coalesce()
    const row = this.#database.prepare('SELECT * FROM outbox ORDER BY sequence LIMIT 1').get()
    return row && parseDelivery(row)
  }

  /** Forgets an acknowledged delivery. */
  remove(sequence: number): void {
    this.#database.prepare('DELETE FROM outbox WHERE sequence = ?').run(sequence)
  }

  #insert(transactionId: string, documents: Delivery['documents']): void {
    const put = this.#database.prepare('INSERT INTO outbox (transaction_id, documents) VALUES (?, ?)')
    for (let start = 0; start < documents.length; start += perDelivery) {
      put.run(transactionId, JSON.stringify(documents.slice(start, start + perDelivery)))
    }
  }

  #coalesce(): void {
    const waiting = this.#database.prepare('SELECT * FROM outbox ORDER BY sequence').all().map(parseDelivery)
    const last = waiting.at(-1)
    if (!last) return
    const documents = new Map(waiting.flatMap((one) => one.documents).map((event) => [event._id, event]))
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      this.#database.exec('DELETE FROM outbox')
      this.#insert(last.transactionId, [...documents.values()])
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#database.exec('ROLLBACK')
      throw error
    }
  }
}

/** What a commit did to published documents. */
export function publishedEvents(commit: Commit): Delivery['documents'] {
  return commit.changes
    .filter(({ documentId }) => splitId(documentId).layer === null)
    .flatMap(({ documentId, previous, next }) => {
      const _type = (next ?? previous)?._type
      const operation = previous && next ? 'update' : next ? 'create' : 'delete'
      return _type === undefined ? [] : [{ _id: documentId, _type, operation }]
    })
}

function parseDelivery(row: unknown): Delivery {
  const { sequence, transaction_id: transactionId, documents } = delivery.parse(row)
  return { sequence, transactionId, documents: events.parse(JSON.parse(documents)) }
}
