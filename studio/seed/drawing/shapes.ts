/* The palette and the strokes of the house's drawings. Everything returns SVG text. */

export const ink = '#10202B'
export const paper = '#FBFAF6'
export const rule = '#E4DFD3'
export const green = '#0E5A47'
export const softGreen = '#E3EFE9'
export const amber = '#D98A1F'
export const softAmber = '#FBF0DC'
export const sand = '#EADFCB'
export const leaf = '#2F7A62'

/** A rectangle from its upper left corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** A line with round ends. */
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 2) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`

/** The numbers from 0 up to `count`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A tick, `size` wide, from its left end. */
export const tick = (x: number, y: number, size: number, stroke: string) =>
  `<path d="M${x} ${y}l${size * 0.35} ${size * 0.4}l${size * 0.65} ${-size * 0.85}" fill="none" stroke="${stroke}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`

/** The colour between two rules on each background. */
const ruleOn: Record<string, string> = {
  [softGreen]: '#D6E7DF',
  [softAmber]: '#F5E4C6',
  [green]: '#1B6652',
  [ink]: '#1C2E3A',
  [paper]: rule,
  [sand]: '#DFD1B8',
}

/** A whole picture on a ruled background. */
export const picture = (width: number, height: number, background: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  ${rect(0, 0, width, height, background)}
  ${range(Math.ceil(height / 48))
    .map((row) => line(0, 48 + row * 48, width, 48 + row * 48, ruleOn[background] ?? rule))
    .join('')}
  ${parts.join('')}</svg>`

/** Parts moved, then turned around their own origin, then scaled. */
export const placed = (x: number, y: number, angle: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${parts.join('')}</g>`

/** A ruled sheet with its margin line and a soft shadow, its upper left corner at the origin. */
export const sheet = (width: number, height: number, ...parts: string[]) =>
  `${rect(10, 12, width, height, 'rgb(16 32 43 / 14%)', 10)}${rect(0, 0, width, height, '#FFFFFF', 10)}
  ${range(Math.floor((height - 50) / 48))
    .map((row) => line(2, 64 + row * 48, width - 2, 64 + row * 48, rule))
    .join('')}${line(64, 2, 64, height - 2, '#E9B9A5', 3)}${parts.join('')}`

/** A line of writing, drawn as a thick stroke. */
export const writing = (x: number, y: number, length: number, colour = ink) =>
  line(x, y, x + length, y, colour, 9)

/** The double rule under a total. */
export const total = (x: number, y: number, length: number, colour = green) =>
  line(x, y, x + length, y, colour, 5) + line(x, y + 12, x + length, y + 12, colour, 5)

/** Bars that stand on one line at `y`. */
export const bars = (x: number, y: number, heights: number[], width: number, colours: string[]) =>
  heights
    .map((height, bar) =>
      rect(x + bar * width * 1.5, y - height, width, height, colours[bar % colours.length] ?? green, 4),
    )
    .join('')

/** A line through points, given as SVG path data. */
export const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A filled shape, given as SVG path data. */
export const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
