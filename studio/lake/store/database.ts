import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const schema = `
  CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY,
    json TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS transactions (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS changes (
    document_id TEXT NOT NULL,
    sequence INTEGER NOT NULL REFERENCES transactions (sequence),
    apply TEXT NOT NULL,
    revert TEXT NOT NULL,
    PRIMARY KEY (document_id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS changes_by_sequence ON changes (sequence);
`
const schemaVersion = 1

/**
 * Takes the directory for this process alone and returns what frees it. The lock is SQLite's own on an open file, so the
 * system drops it when the process dies, however it dies. Throws when another process holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(directory, 'lake.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if (!(cause instanceof Error && /locked/.test(cause.message))) throw cause
    throw new Error(`Another lake is running on ${directory}. Stop it first, or choose another directory.`, {
      cause,
    })
  }
  return () => lock.close()
}

/** Opens `lake.db` in the directory, made if need be. Every commit reaches the disk before it returns. */
export function openDatabase(directory: string): DatabaseSync {
  const database = new DatabaseSync(join(directory, 'lake.db'), { timeout: 5_000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > schemaVersion) {
    database.close()
    throw new Error(
      `${directory} was written by a newer lake (format ${version}, this one knows ${schemaVersion}).`,
    )
  }
  database.exec(`${schema} PRAGMA user_version = ${schemaVersion}`)
  return database
}
