import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/*
 * Draws the first content's pictures: `node studio/seed/draw.ts` writes them all to `studio/seed/images`, and
 * `node studio/seed/draw.ts home-desk` only that one. Each module in `drawing/` exports `pictures`: names and their SVG.
 */

const wanted = process.argv.slice(2)

for (const module of globSync('drawing/!(shapes|furniture).ts', { cwd: import.meta.dirname })) {
  const { pictures }: { pictures: Record<string, string> } = await import(join(import.meta.dirname, module))
  for (const [name, svg] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await sharp(Buffer.from(svg))
      .webp({ quality: 88 })
      .toFile(join(import.meta.dirname, `images/${name}.webp`))
  }
}
