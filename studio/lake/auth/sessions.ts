import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Identity } from '../types.ts'

const lifetime = 30 * 24 * 60 * 60 * 1000

const sessionRow = z.object({ id: z.string(), email: z.string(), name: z.string(), expires: z.number() })

/** Starts a session of 30 days for an editor. Returns its token, of which only a hash is kept. */
export function startSession(database: DatabaseSync, editorId: string, now = Date.now()): string {
  const token = `sk${randomBytes(32).toString('base64url')}`
  database.prepare('DELETE FROM sessions WHERE expires <= ?').run(now)
  database
    .prepare('INSERT INTO sessions (id, editor, expires) VALUES (?, ?, ?)')
    .run(sessionId(token), editorId, now + lifetime)
  return token
}

/** The editor behind a session token, or null when there is no such session or it has expired. */
export function findSession(database: DatabaseSync, token: string, now = Date.now()): Identity | null {
  const row = database
    .prepare(
      `SELECT editors.id, editors.email, editors.name, sessions.expires
       FROM sessions JOIN editors ON editors.id = sessions.editor WHERE sessions.id = ?`,
    )
    .get(sessionId(token))
  if (!row) return null
  const { id, email, name, expires } = sessionRow.parse(row)
  return expires > now ? { id, email, name, role: 'editor' } : null
}

/** Ends the session of this id, if it exists. */
export function endSession(database: DatabaseSync, id: string): void {
  database.prepare('DELETE FROM sessions WHERE id = ?').run(id)
}

/** Names a token's session without giving the token away: its SHA-256. */
export function sessionId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
