import sharp from 'sharp'
import { people } from './drawing/people.ts'
import { drawPerson } from './drawing/person.ts'

/** The portrait of a sample expert as a 640 x 800 WebP. Throws for a name that has none. */
export async function renderPortrait(name: string): Promise<Buffer> {
  const person = people[name]
  if (!person) throw new Error(`There is no portrait of ${name}`)
  return sharp(Buffer.from(drawPerson(person)))
    .resize(640, 800)
    .webp({ quality: 88 })
    .toBuffer()
}
