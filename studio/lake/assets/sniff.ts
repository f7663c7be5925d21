/** The image formats that the lake accepts, by sharp's name for them. */
export const imageFormats = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
} as const

export type ImageFormat = keyof typeof imageFormats

/** Where in the file which bytes (as Latin-1) stand. */
const signatures: [ImageFormat, number, string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['heif', 4, 'ftypavif'],
  ['heif', 4, 'ftypavis'],
]

/**
 * The image format that the first 16 bytes of a file announce, if it is one we accept.
 * Looking before decoding keeps SVG, PDF and the like away from their parsers altogether.
 */
export function sniffImage(head: Buffer): ImageFormat | undefined {
  const start = head.toString('latin1', 0, 16)
  return signatures.find(([, offset, bytes]) => start.startsWith(bytes, offset))?.[0]
}
