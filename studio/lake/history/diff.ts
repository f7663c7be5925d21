import type { StoredDocument } from '../types.ts'

/** A Mendoza patch: a flat list of opcodes and their operands, see https://github.com/sanity-io/mendoza. */
type MendozaPatch = unknown[]

const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
} as const

/** The patch that makes `next` of `previous`, both taken without `_rev`, which readers of such patches keep apart. */
export function diff(previous: StoredDocument | null, next: StoredDocument | null): MendozaPatch {
  if (!previous || !next) return [op.value, next && withoutRevision(next)]
  return objectDiff(withoutRevision(previous), withoutRevision(next))
}

function withoutRevision({ _rev, ...fields }: StoredDocument): Fields {
  return fields
}

type Fields = Record<string, unknown>

function objectDiff(previous: Fields, next: Fields): MendozaPatch {
  const patch: MendozaPatch = []
  Object.keys(previous)
    .sort()
    .forEach((key, index) => {
      if (!Object.hasOwn(next, key)) patch.push(op.deleteField, index)
      else if (!same(previous[key], next[key])) patch.push(...fieldDiff(previous[key], next[key], key, index))
    })
  for (const key of Object.keys(next)) {
    if (!Object.hasOwn(previous, key)) patch.push(op.setField, next[key], key)
  }
  return patch
}

function fieldDiff(previous: unknown, next: unknown, key: string, index: number): MendozaPatch {
  // An array that is built from nothing would come out as null, hence the check of its length.
  if (Array.isArray(previous) && Array.isArray(next) && next.length > 0) {
    return [op.pushFieldBlank, index, ...arrayDiff(previous, next), op.returnIntoObjectSameKeyPop]
  }
  if (isObject(previous) && isObject(next)) {
    return [op.pushFieldCopy, index, ...objectDiff(previous, next), op.returnIntoObjectSameKeyPop]
  }
  return [op.setField, next, key]
}

/** Builds the new array: slices of the old one where it is unchanged at both ends, and what changed between them. */
function arrayDiff(previous: unknown[], next: unknown[]): MendozaPatch {
  const shorter = Math.min(previous.length, next.length)
  let head = 0
  while (head < shorter && same(previous[head], next[head])) head += 1
  let tail = 0
  while (tail < shorter - head && same(previous.at(-1 - tail), next.at(-1 - tail))) tail += 1

  const patch: MendozaPatch = head > 0 ? [op.appendSlice, 0, head] : []
  const pairwise = previous.length === next.length
  for (let index = head; index < next.length - tail; index += 1) {
    const [before, after] = [previous[index], next[index]]
    if (pairwise && isObject(before) && isObject(after)) {
      patch.push(op.pushElementCopy, index, ...objectDiff(before, after), op.returnIntoArrayPop)
    } else {
      patch.push(op.appendValue, after)
    }
  }
  if (tail > 0) patch.push(op.appendSlice, previous.length - tail, previous.length)
  return patch
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
