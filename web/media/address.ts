import { createHmac, timingSafeEqual } from 'node:crypto'

/** Folders on other hosts, by the name they have on this site. */
type Sources = Record<string, string>

/**
 * Translates between the address of a picture on another host and its path on this site, `/media/<source>/…`.
 * Paths are signed: only pictures that a page shows can be asked for, so nobody fills the disk with others.
 */
export function createAddresses(sources: Sources, secret: string) {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`media ${text}`).digest('base64url').slice(0, 22)

  return {
    /** The path on this site, or undefined where the address lies under none of the sources. */
    toPath(address: string): string | undefined {
      // Parsed, because `folder/../other` only seems to lie in the folder.
      const href = URL.parse(address)?.href ?? ''
      for (const [name, folder] of Object.entries(sources)) {
        if (!href.startsWith(`${folder}/`)) continue
        const path = `/media/${name}${href.slice(folder.length)}`
        return `${path}${path.includes('?') ? '&' : '?'}s=${sign(path)}`
      }
    },

    /** The address behind a path with its query, or undefined where the signature is not ours. */
    toAddress(signed: string): string | undefined {
      const [, path, name, rest, signature] =
        /^(\/media\/([a-z]+)(\/.*))[?&]s=([\w-]{22})$/.exec(signed) ?? []
      const folder = name && sources[name]
      if (!path || !signature || !folder) return
      if (timingSafeEqual(Buffer.from(sign(path)), Buffer.from(signature))) return `${folder}${rest}`
    },
  }
}
