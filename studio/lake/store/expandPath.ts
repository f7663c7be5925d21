import { arrayToJSONMatchPath, extractWithPath } from '@sanity/mutator'
import type { StoredDocument } from '../types.ts'

// A quoted string, which is passed over, or one of the segments `[*]`, `[]`, `[1:3]` and `[_key in ["a", "b"]]`.
const many =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[\s*(?<segment>\*?|-?\d*\s*:\s*-?\d*|_key\s+in\s+(?<keys>\[[^\]]*\]))\s*\]/g

/**
 * Rewrites a JSONMatch path whose segments stand for several array items, which `@sanity/mutator` does not follow, into
 * one path for each item of this document. Throws an Error when a list of keys cannot be read.
 */
export function expandPath(document: StoredDocument, path: string): string[] {
  for (const match of path.matchAll(many)) {
    const { segment, keys } = match.groups ?? {}
    if (segment === undefined) continue
    const rest = path.slice(match.index + match[0].length)
    return extractWithPath(path.slice(0, match.index), document).flatMap(({ path: found, value }) =>
      (Array.isArray(value) ? chooseItems(value, segment, keys) : []).flatMap((index) =>
        expandPath(document, `${arrayToJSONMatchPath([...found, index])}${rest}`),
      ),
    )
  }
  return [path]
}

function chooseItems(items: unknown[], segment: string, keys: string | undefined): number[] {
  const all = [...items.keys()]
  if (keys !== undefined) {
    const wanted: unknown = JSON.parse(keys.replaceAll("'", '"'))
    return all.filter((index) => Array.isArray(wanted) && wanted.includes(keyOf(items[index])))
  }
  if (!segment.includes(':')) return all
  const [start, end] = segment.split(':').map((bound) => (bound.trim() === '' ? undefined : Number(bound)))
  return all.slice(start, end)
}

function keyOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && '_key' in item ? item._key : undefined
}
