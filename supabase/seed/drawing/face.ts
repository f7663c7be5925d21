import { fill, line, mirrored, oval } from './svg.ts'

export type Face = {
  skin: string
  /** A darker tone of the skin: neck shadow, nose, ears. */
  shade: string
  brow: string
  lips: string
  jaw: 'soft' | 'round' | 'square'
  smile: 'closed' | 'open' | 'half'
  glasses?: { shape: 'round' | 'square'; colour: string }
  /** Laugh lines and a crease or two. */
  lined?: boolean
}

const ink = '#10202B'

const jaws: Record<Face['jaw'], string> = {
  soft: 'M222 312C218 222 268 180 320 180C372 180 422 222 418 312C418 392 382 472 320 472C258 472 222 392 222 312Z',
  round:
    'M220 316C216 222 266 180 320 180C374 180 424 222 420 316C422 402 384 468 320 468C256 468 218 402 220 316Z',
  square:
    'M222 312C218 222 268 180 320 180C372 180 422 222 418 312C418 372 412 420 384 450C364 472 344 478 320 478C296 478 276 472 256 450C228 420 222 372 222 312Z',
}

const smiles: Record<Face['smile'], (lips: string) => string> = {
  closed: (lips) => line(lips, 7, 'M284 408C300 430 340 430 356 408'),
  half: (lips) => line(lips, 7, 'M288 414C306 428 338 426 354 404'),
  open: (lips) =>
    fill('#FFFDF8', 'M282 404C300 411 340 411 358 404C352 434 336 442 320 442C304 442 288 434 282 404Z') +
    line(lips, 6, 'M282 404C300 411 340 411 358 404C352 434 336 442 320 442C304 442 288 434 282 404Z'),
}

/** Ears, head, cheeks and the lines of age: all that a beard may cover. */
export function drawHead({ skin, shade, jaw, lips, lined }: Face): string {
  const ear = oval(skin, 220, 332, 20, 30) + line(shade, 5, 'M214 322C222 326 224 336 220 344')
  const laughLine = line(shade, 4, 'M262 386C254 398 254 410 260 420')
  const crease = line(shade, 3.5, 'M246 338L236 332M246 346L235 348')
  const cheek = oval(lips, 254, 376, 22, 15, 'opacity=".16"')
  return mirrored(ear) + fill(skin, jaws[jaw]) + mirrored(cheek + (lined ? laughLine + crease : ''))
}

/** The neck under the head's shadow. */
export const drawNeck = ({ skin, shade }: Face) =>
  fill(skin, 'M274 420L274 566C274 626 366 626 366 566L366 420Z') +
  fill(shade, 'M274 452C296 486 344 486 366 452L366 468C350 506 290 506 274 468Z')

/** Eyes, brows, nose, mouth and glasses. */
export function drawFeatures(face: Face): string {
  const eye = oval(ink, 278, 330, 8, 10) + oval('#FFFDF8', 281, 326, 2.6)
  const brow = line(face.brow, 8, 'M256 298C266 288 286 286 298 293')
  return [
    face.glasses ? drawGlasses(face.glasses) : '',
    mirrored(eye + brow),
    line(face.shade, 7, 'M326 336C330 354 340 366 332 374C326 379 316 378 312 375'),
    smiles[face.smile](face.lips),
  ].join('')
}

function drawGlasses({ shape, colour }: NonNullable<Face['glasses']>): string {
  const frame = `fill="#FFFFFF" fill-opacity=".18" stroke="${colour}" stroke-width="7"`
  const lens =
    shape === 'round'
      ? `<circle cx="276" cy="332" r="36" ${frame}/>`
      : `<rect x="238" y="302" width="76" height="58" rx="16" ${frame}/>`
  const arm = shape === 'round' ? 'M240 326L224 320' : 'M238 322L222 318'
  const bridge = shape === 'round' ? 'M312 328C316 320 324 320 328 328' : 'M314 324C317 318 323 318 326 324'
  return mirrored(lens + line(colour, 7, arm)) + line(colour, 7, bridge)
}
