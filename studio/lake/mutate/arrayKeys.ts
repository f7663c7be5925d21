import { randomBytes } from 'node:crypto'

/** Gives each object in an array, at any depth, the `_key` it lacks. Returns a copy. */
export function addArrayKeys<T>(value: T): T {
  return withKeys(value) as T
}

function withKeys(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => withKeys(isKeyless(item) ? { _key: newKey(), ...item } : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withKeys(field)]))
}

function isKeyless(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item) && !('_key' in item)
}

function newKey(): string {
  return randomBytes(6).toString('hex')
}
