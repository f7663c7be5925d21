import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the one writer's lock on a directory and returns the function that gives it back.
 * The kernel holds the lock (SQLite's exclusive file lock), so it ends with the process, kill -9 included,
 * and is never stale. Throws an Error when another process has it.
 */
export function lockDirectory(dir: string): () => void {
  const lock = new DatabaseSync(join(dir, 'lock.db'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked|busy/.test(error.message)) {
      throw new Error(
        `${dir} is in use by another Supabase process. Stop that one, or choose another directory.`,
      )
    }
    throw error
  }
  return () => lock.close()
}
