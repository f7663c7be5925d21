import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { prepareAccounts } from '../accounts.ts'
import { findSession, startSession } from './sessions.ts'

const day = 24 * 60 * 60 * 1000

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  prepareAccounts(database)
  database.exec("INSERT INTO editors VALUES ('p1', 'ann@example.com', 'Ann', 'hash')")
})

test('a session ends after 30 days', () => {
  const token = startSession(database, 'p1', 0)
  expect(findSession(database, token, 30 * day - 1)).toMatchObject({ id: 'p1', role: 'editor' })
  expect(findSession(database, token, 30 * day)).toBeNull()
})

test('expired sessions are removed when the next one starts', () => {
  startSession(database, 'p1', 0)
  startSession(database, 'p1', 31 * day)
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 1 })
})

test('a token of 32 random bytes is stored hashed only', () => {
  const token = startSession(database, 'p1')
  expect(Buffer.from(token.slice(2), 'base64url')).toHaveLength(32)
  expect(JSON.stringify(database.prepare('SELECT * FROM sessions').all())).not.toContain(token)
})

test('a removed editor has no session any more', () => {
  const token = startSession(database, 'p1')
  database.exec('DELETE FROM editors')
  expect(findSession(database, token)).toBeNull()
})
