import type { StoredDocument } from '../types.ts'

const known = new WeakMap<StoredDocument, ReadonlySet<string>>()

/** Ids that a document refers to strongly. References to other datasets or projects do not count. */
export function strongReferences(document: StoredDocument): ReadonlySet<string> {
  let found = known.get(document)
  if (!found) {
    const ids = new Set<string>()
    collect(document, ids)
    found = ids
    known.set(document, found)
  }
  return found
}

function collect(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, ids)
  } else if (typeof value === 'object' && value !== null) {
    const { _ref, _weak, _dataset, _projectId } = value as Record<string, unknown>
    if (typeof _ref === 'string' && _weak !== true && _dataset === undefined && _projectId === undefined)
      ids.add(_ref)
    for (const item of Object.values(value)) collect(item, ids)
  }
}
