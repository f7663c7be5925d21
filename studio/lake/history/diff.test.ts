import { applyPatch, incremental } from 'mendoza'
import { expect, test } from 'vitest'
import type { StoredDocument } from '../types.ts'
import { diff } from './diff.ts'

/** A small generator of numbers below `limit`, the same in each run. */
function sequence(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

function randomValue(pick: (limit: number) => number, depth: number): unknown {
  const kind = pick(depth > 0 ? 7 : 5)
  if (kind < 5) return [null, true, pick(3), 'text', 'ünïcode €'][kind]
  const count = pick(4)
  if (kind === 5) return Array.from({ length: count }, () => randomValue(pick, depth - 1))
  return Object.fromEntries(
    Array.from({ length: count }, () => [`key${pick(5)}`, randomValue(pick, depth - 1)]),
  )
}

function randomDocument(pick: (limit: number) => number): StoredDocument {
  const fields = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`f${index}`, randomValue(pick, 3)]),
  )
  const system = {
    _id: 'a',
    _type: 'any',
    _rev: `r${pick(1_000)}`,
    _createdAt: 't',
    _updatedAt: `t${pick(9)}`,
  }
  return { ...fields, ...system }
}

function withoutRevision({ _rev, ...fields }: StoredDocument) {
  return fields
}

test('the patch between any two documents makes one of the other, with both of Mendoza’s patchers', () => {
  const pick = sequence(7)
  for (let round = 0; round < 3_000; round += 1) {
    const [before, after] = [randomDocument(pick), randomDocument(pick)]
    const patch = diff(before, after)
    const base = withoutRevision(before)
    expect(applyPatch(base, patch)).toEqual(withoutRevision(after))
    const patched = incremental.applyPatch(incremental.wrap(base, 'before'), patch, 'after')
    expect(incremental.unwrap(patched)).toEqual(withoutRevision(after))
  }
})

test('appearing and disappearing documents have patches too', () => {
  const document = randomDocument(sequence(1))
  expect(applyPatch(undefined, diff(null, document))).toEqual(withoutRevision(document))
  expect(applyPatch(withoutRevision(document), diff(document, null))).toBeNull()
})

test('a small change makes a small patch', () => {
  const items = Array.from({ length: 100 }, (_, n) => ({ _key: `k${n}`, text: 'x'.repeat(100) }))
  const base = { _id: 'a', _type: 'page', _rev: '1', _createdAt: 't', _updatedAt: 't', items }
  const changed = { ...base, items: items.with(50, { _key: 'k50', text: 'new' }) }
  const inserted = { ...base, items: items.toSpliced(50, 0, { _key: 'new', text: 'new' }) }
  expect(JSON.stringify(diff(base, changed)).length).toBeLessThan(60)
  expect(JSON.stringify(diff(base, inserted)).length).toBeLessThan(80)
})
