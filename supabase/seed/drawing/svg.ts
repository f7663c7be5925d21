/** The 640 x 800 sheet's left half, drawn again on the right. */
export const mirrored = (shapes: string) => `${shapes}<g transform="matrix(-1 0 0 1 640 0)">${shapes}</g>`

export const fill = (colour: string, d: string, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`

export const line = (colour: string, width: number, d: string, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const oval = (colour: string, x: number, y: number, rx: number, ry = rx, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" ${more}/>`
