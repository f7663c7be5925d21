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
