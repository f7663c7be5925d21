import { splitId } from '../documentId.ts'
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
