import sharp from 'sharp'

/** Width times height that a picture may have; the embedded lake takes no more either. */
const mostPixels = 64_000_000

/**
 * The bytes, if they begin like a picture that a phone can show. Throws for anything else: a file of two kilobytes may
 * unfold to a gigabyte, and what the image optimizer cannot read, it hands to visitors as it is.
 */
export async function asPicture(bytes: Buffer): Promise<Buffer> {
  await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  return bytes
}
