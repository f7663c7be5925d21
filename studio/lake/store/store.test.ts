import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Commit, Store } from '../types.ts'
import { openStore } from './store.ts'

let directory: string
let store: Store
const author = 'ann'

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-store-'))
  store = openStore(directory)
})

afterEach(() => {
  vi.useRealTimers()
  store.close()
  rmSync(directory, { recursive: true })
})

function reopen(): void {
  store.close()
  store = openStore(directory)
}

const create = (_id: string) => ({ create: { _id, _type: 'faq' } })

test('sequences rise by one with each commit, over restarts too; a refused one takes none', () => {
  expect(store.commit([create('a')], { author }).sequence).toBe(1)
  expect(() => store.commit([create('a')], { author })).toThrow('already exists')
  expect(store.commit([create('b')], { author, dryRun: true }).sequence).toBe(2)
  reopen()
  expect(store.sequence).toBe(1)
  expect(store.commit([create('b')], { author }).sequence).toBe(2)
})

test('what a beforeCommit hook writes is durable exactly when the commit is', () => {
  store.database.exec('CREATE TABLE outbox (sequence INTEGER) STRICT')
  const outbox = () =>
    store.database
      .prepare('SELECT sequence FROM outbox')
      .all()
      .map((row) => row.sequence)
  let refuse = false
  store.beforeCommit((commit) => {
    store.database.prepare('INSERT INTO outbox VALUES (?)').run(commit.sequence)
    if (refuse) throw new Error('hook failed')
  })
  store.commit([create('a')], { author })
  refuse = true
  expect(() => store.commit([create('b')], { author })).toThrow('hook failed')
  expect(store.get('b')).toBeNull()
  reopen()
  expect(outbox()).toEqual([1])
  expect(store.all().map(({ _id }) => _id)).toEqual(['a'])
})

test('afterCommit listeners hear commits in order; the failure of one reaches neither the writer nor the others', () => {
  const failing = vi.spyOn(console, 'error').mockImplementation(() => {})
  const heard: Commit[] = []
  store.afterCommit(() => {
    throw new Error('listener failed')
  })
  const unsubscribe = store.afterCommit((commit) => heard.push(commit))
  const commits = [store.commit([create('a')], { author }), store.commit([create('b')], { author })]
  unsubscribe()
  store.commit([create('c')], { author })
  expect(heard).toEqual(commits)
  expect(failing).toHaveBeenCalledTimes(3)
  failing.mockRestore()
})

test('timestamps never run backwards, though the clock does', () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') })
  store.commit([create('a')], { author })
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'))
  expect(store.commit([create('b')], { author }).timestamp).toBe('2030-01-01T00:00:00.000Z')
  reopen()
  expect(store.commit([create('c')], { author }).timestamp).toBe('2030-01-01T00:00:00.000Z')
})

test('stored documents never change, whatever becomes of the mutations they came from', () => {
  const document = { _id: 'a', _type: 'faq', list: [{ n: 1 }] }
  store.commit([{ create: document }], { author })
  const before = store.get('a')
  document.list[0] = { n: 2 }
  store.commit([{ patch: { id: 'a', set: { 'list[0].n': 3 } } }], { author })
  expect(before).toMatchObject({ list: [{ n: 1 }] })
  expect(store.get('a')).toMatchObject({ list: [{ n: 3 }] })
})

test('a database of a newer format is left alone', () => {
  store.database.exec('PRAGMA user_version = 99')
  store.close()
  expect(() => openStore(directory)).toThrow('written by a newer lake')
  rmSync(join(directory, 'lake.db'))
  store = openStore(directory)
})
