import { book, desk, foldedSheet, margin, plant, rules, white } from './furniture.ts'
import {
  amber,
  circle,
  green,
  ink,
  leaf,
  line,
  paper,
  picture,
  placed,
  range,
  rect,
  shape,
  softGreen,
  stroke,
  tick,
} from './shapes.ts'

const checklist = (ticked: number) => `
  ${foldedSheet(420, 560, 56)}${rules(10, 96, 400, 9)}${line(84, 4, 84, 552, margin, 3)}
  ${range(8)
    .map((row) => rect(112, 114 + row * 48, [240, 180, 220, 150, 260, 200, 170, 230][row] ?? 0, 12, ink, 6))
    .join('')}
  ${range(ticked)
    .map((row) => tick(34, 120 + row * 48, 28, green))
    .join('')}`

const shield = `
  ${shape('M0-330L270-236V30C270 204 150 312 0 376C-150 312-270 204-270 30V-236Z', '#B9D2C7')}
  ${placed(-14, -16, 0, 1, `${shape('M0-330L270-236V30C270 204 150 312 0 376C-150 312-270 204-270 30V-236Z', green)}${shape('M0-330L270-236V30C270 204 150 312 0 376Z', leaf)}${stroke('M-112 20l80 84 146-176', white, 46)}`)}`

const padlock = `
  ${stroke('M1010 930v-52a70 70 0 0 1 140 0v52', ink, 26)}
  ${rect(970, 916, 220, 132, amber, 16)}${circle(1080, 968, 20, ink)}${rect(1072, 972, 16, 42, ink, 8)}`

/** A shield before two ticked lists, and a padlock on the desk. */
export const pictures = {
  security: picture(
    1600,
    1200,
    softGreen,
    `${placed(190, 170, -5, 1, checklist(5))}${placed(990, 130, 5, 1, checklist(8))}
  ${desk}${placed(800, 560, 0, 1, shield)}
  ${book(170, 976, 440, ink, amber)}${book(214, 912, 360, paper, green)}
  ${padlock}${placed(60, 0, 0, 1, plant)}`,
  ),
}
