/** What the `experts` bucket takes: by the embedded storage and, since the hosted one trusts declared types, by the admin pages too. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif'

/** The `experts` bucket's limit, and so the largest file of the embedded server. */
export const maxFileBytes = 5 * 1024 * 1024

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const signatures: [type: ImageType, matches: (bytes: Uint8Array) => boolean][] = [
  ['image/png', (b) => ascii(b, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (b) => ascii(b, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', (b) => /^GIF8[79]a$/.test(ascii(b, 0, 6))],
  ['image/webp', (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP'],
  ['image/avif', (b) => ascii(b, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(b, 8, 32))],
]

/** The image type that the first bytes prove (the types the `experts` bucket allows), or undefined: names and declared types prove nothing. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0]
}
