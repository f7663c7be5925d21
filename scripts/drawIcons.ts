import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './environment.ts'

/* Draws the icons that cannot be SVG from the one that is: `node scripts/drawIcons.ts` after changing it. */

const app = join(root, 'web/app')
const drawn = (size: number) => sharp(join(app, 'icon.svg'), { density: 72 * (size / 32) }).resize(size, size)

/** An ICO file that holds one PNG picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  // One picture of type 1, which is an icon.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  // Its entry: width, height, planes, bits a pixel, length and where it begins.
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const small = await drawn(32).png({ compressionLevel: 9 }).toBuffer()
writeFileSync(join(app, 'favicon.ico'), ico(small, 32))
// Phones round the corners themselves and paint what is transparent black.
const large = drawn(180).flatten({ background: '#0e5a47' }).png({ compressionLevel: 9, palette: true })
writeFileSync(join(app, 'apple-icon.png'), await large.toBuffer())
