import sharp from 'sharp'
import letters from './letters.json' with { type: 'json' }

type Letter = { width: number; outline: string }

const width = 1200
const height = 630
/** The distance of two rules, and of two lines of the title on them. */
const pitch = 90
const left = 168
const measure = width - left - 96
/** The title's sizes in pixels, largest first, and how many lines there is room for. */
const sizes = [80, 66, 54]
const mostLines = 4

/**
 * The picture that a shared link shows, 1200 by 630 pixels as PNG: the title of a page on ruled paper. The letters are
 * outlines of the site's display face (Fraunces, weight 600, 1000 units an em), since no renderer here reads its file.
 * Accents are left away, and other letters that are not among them leave a gap.
 */
export async function shareCard({ brand, title }: { brand: string; title: string }): Promise<Buffer> {
  const size = sizes.find((one) => wrap(title, one).length < mostLines) ?? 54
  const lines = wrap(title, size).slice(0, mostLines)
  const last = Math.max(5, 2 + lines.length) * pitch
  const drawn = lines.map((line, index) => words(line, last - 20 - (lines.length - 1 - index) * pitch, size))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
    <rect width="100%" height="100%" fill="#FBFAF6"/>
    <path stroke="#E4DFD3" stroke-width="2" d="${rules()}"/>
    <path stroke="#E3B7A8" stroke-width="2" d="M120 0V${height}"/>
    <path fill="#E3EFE9" stroke="#10202B" stroke-width="3" d="M1064 -2V136H1202"/>
    <path fill="#FFFFFF" d="M1066 -2H1202V134Z"/>
    <path stroke="#10202B" stroke-width="3" d="M1064 -2L1202 136"/>
    <g fill="#0E5A47">${words(brand, pitch - 20, 48)}</g>
    <path stroke="#0E5A47" stroke-width="4" d="M${left} ${last + 4}h96M${left} ${last + 14}h96"/>
    <path stroke="#D98A1F" stroke-width="8" d="m42 ${last - 44} 17 18 34-42"/>
    <g fill="#10202B">${drawn.join('')}</g>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

function rules(): string {
  return Array.from({ length: 7 }, (_, index) => `M0 ${pitch * (index + 1)}H${width}`).join('')
}

const known = new Map<string, Letter>(Object.entries(letters))
const letterOf = (character: string): Letter => known.get(character) ?? { width: 260, outline: '' }

/** Letters without their accents, one by one. */
const lettersOf = (text: string) => [...text.normalize('NFD').replace(/\p{M}/gu, '')]

function widthOf(text: string, size: number): number {
  return lettersOf(text).reduce((sum, one) => sum + letterOf(one).width, 0) * (size / 1000)
}

/** Words in lines that fit the measure at that size. */
function wrap(text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, size) <= measure) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Words as paths that stand at the margin on a base line. */
function words(text: string, baseline: number, size: number): string {
  let x = left
  const paths = lettersOf(text).map((character) => {
    const letter = letterOf(character)
    const path = `<path transform="translate(${x} ${baseline}) scale(${size / 1000})" d="${letter.outline}"/>`
    x += letter.width * (size / 1000)
    return path
  })
  return paths.join('')
}
