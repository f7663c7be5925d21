import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hashPassword } from './auth/passwords.ts'
import { openDatabase } from './store/database.ts'

export type Editor = {
  id: string
  email: string
  name: string
}

const editorRow = z.object({ id: z.string(), email: z.string(), name: z.string() })

const newPassword = z.string().min(12, 'The password needs at least 12 characters').max(200)
const newEditor = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email('An editor needs a valid e-mail address')),
  name: z.string().trim().min(1, 'An editor needs a name').max(100),
  password: newPassword,
})

/**
 * Adds an editor account to the lake in `directory`, which may be running or not exist yet.
 * Throws an `Error` in plain words when the e-mail address, name or password will not do, or the address is taken.
 */
export async function addEditor(
  directory: string,
  input: { email: string; name: string; password: string },
): Promise<Editor> {
  const { email, name, password } = accept(newEditor, input)
  const hash = await hashPassword(password)
  return withDatabase(directory, (database) => {
    const id = `p${randomBytes(8).toString('hex')}`
    const { changes } = database
      .prepare('INSERT INTO editors (id, email, name, password) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING')
      .run(id, email, name, hash)
    if (changes === 0) throw new Error(`${email} has an account already`)
    return { id, email, name }
  })
}

/** Gives an editor another password and ends all sessions. Throws when it is too weak or nobody has the e-mail address. */
export async function setPassword(directory: string, email: string, password: string): Promise<void> {
  const hash = await hashPassword(accept(newPassword, password))
  withDatabase(directory, (database) => {
    const { id } = mustFind(database, email)
    database.prepare('UPDATE editors SET password = ? WHERE id = ?').run(hash, id)
    database.prepare('DELETE FROM sessions WHERE editor = ?').run(id)
  })
}

/** Removes an editor's account and sessions; what they wrote stays. Throws when nobody has the e-mail address. */
export function removeEditor(directory: string, email: string): void {
  withDatabase(directory, (database) => {
    database.prepare('DELETE FROM editors WHERE id = ?').run(mustFind(database, email).id)
  })
}

/** All editor accounts of the lake in `directory`, by e-mail address. */
export function listEditors(directory: string): Editor[] {
  return withDatabase(directory, (database) =>
    z.array(editorRow).parse(database.prepare('SELECT id, email, name FROM editors ORDER BY email').all()),
  )
}

/** The account of an e-mail address as typed, with its password hash. */
export function findEditor(
  database: DatabaseSync,
  email: string,
): (Editor & { password: string }) | undefined {
  const row = database
    .prepare('SELECT id, email, name, password FROM editors WHERE email = ?')
    .get(email.trim().toLowerCase())
  return row && editorRow.extend({ password: z.string() }).parse(row)
}

/** Creates the tables of accounts and sessions where they are missing. */
export function prepareAccounts(database: DatabaseSync): void {
  database.exec(`
    CREATE TABLE IF NOT EXISTS editors (
      id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS sessions (
      id TEXT PRIMARY KEY, editor TEXT NOT NULL REFERENCES editors (id) ON DELETE CASCADE, expires INTEGER NOT NULL
    ) STRICT;
  `)
}

function mustFind(database: DatabaseSync, email: string): Editor {
  const editor = findEditor(database, email)
  if (!editor) throw new Error(`Nobody has the e-mail address ${email}`)
  return editor
}

function accept<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('. '))
  return parsed.data
}

function withDatabase<T>(directory: string, use: (database: DatabaseSync) => T): T {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = openDatabase(directory)
  try {
    prepareAccounts(database)
    return use(database)
  } finally {
    database.close()
  }
}
