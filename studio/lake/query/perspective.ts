import type { StoredDocument } from '../types.ts'

/** A query's view of the dataset: `raw`, or names in order of precedence such as `['drafts']`; `published` closes each list. */
export type Perspective = 'raw' | string[]

/** Documents as a perspective shows them. All but `raw` hold each document once, under its published id. */
export function applyPerspective(
  documents: Iterable<StoredDocument>,
  perspective: Perspective,
): StoredDocument[] {
  if (perspective === 'raw') return [...documents]
  const layers = perspective.filter((name) => name !== 'published')
  const best = new Map<string, { rank: number; document: StoredDocument }>()
  for (const document of documents) {
    const { publishedId, layer } = splitId(document._id)
    const rank = layer === null ? layers.length : layers.indexOf(layer)
    const rival = best.get(publishedId)
    if (rank >= 0 && (!rival || rank < rival.rank)) best.set(publishedId, { rank, document })
  }
  const shown = [...best].map(([publishedId, { document }]) => ({ publishedId, document }))
  if (layers.length === 0) return shown.map(({ document }) => document)
  return shown.map(({ publishedId, document }) => ({
    ...document,
    _id: publishedId,
    _originalId: document._id,
  }))
}

/** Takes `drafts.x` and `versions.release.x` apart; the layer of a published document is null. */
export function splitId(id: string): { publishedId: string; layer: string | null } {
  const parts = id.split('.')
  if (parts[0] === 'drafts' && parts.length > 1) return { publishedId: id.slice(7), layer: 'drafts' }
  if (parts[0] === 'versions' && parts[1] && parts.length > 2) {
    return { publishedId: parts.slice(2).join('.'), layer: parts[1] }
  }
  return { publishedId: id, layer: null }
}

/** Anyone may read what is published; an id with a dot in it is a draft, a version or private. */
export function isPublic(id: string): boolean {
  return !id.includes('.')
}
