import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../explain.ts'

/** The newest answer to each question, in memory and on disk, so that it outlives the process. */
export type Memory = {
  /** Keeps an answer unless one that was asked for later is already kept. `turn` orders the questions. */
  remember(key: string, answer: unknown, turn: number): void
  /** The kept answer, or undefined. Each call makes a fresh copy. */
  recall<T>(key: string): { answer: T } | undefined
}

/** Opens the memory that lies in a directory. A directory that cannot be written is logged once and done without. */
export function openMemory(dir: string): Memory {
  const kept = new Map<string, { turn: number; text: string }>()
  let complained = false

  const fileOf = (key: string) => join(dir, `${createHash('sha256').update(key).digest('hex')}.json`)

  function save(key: string, text: string) {
    const file = fileOf(key)
    const draft = `${file}.${randomUUID()}`
    try {
      mkdirSync(dir, { recursive: true })
      writeFileSync(draft, text)
      renameSync(draft, file)
    } catch (cause) {
      if (!complained)
        console.error(`Answers cannot be kept in ${dir}; a restart will forget them. ${explain(cause)}`)
      complained = true
    }
  }

  function load(key: string): string | undefined {
    try {
      return readFileSync(fileOf(key), 'utf8')
    } catch {
      return undefined
    }
  }

  return {
    remember(key, answer, turn) {
      const previous = kept.get(key)
      if (previous && previous.turn > turn) return
      const text = JSON.stringify({ answer })
      kept.set(key, { turn, text })
      if (previous?.text !== text) save(key, text)
    },
    recall(key) {
      const text = kept.get(key)?.text ?? load(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
  }
}
