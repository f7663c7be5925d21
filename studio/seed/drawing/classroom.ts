import { rules, white } from './furniture.ts'
import {
  amber,
  circle,
  green,
  ink,
  leaf,
  line,
  picture,
  range,
  rect,
  sand,
  shape,
  softAmber,
  tick,
} from './shapes.ts'

const chalk = '#C4DDD2'

const blackboard = `
  ${rect(250, 110, 1100, 560, '#E6D3AC', 14)}${rect(240, 98, 1100, 560, sand, 14)}${rect(268, 126, 1044, 504, ink, 6)}
  ${rules(268, 190, 1044, 9, 48, '#1C2E3A')}${line(380, 130, 380, 626, '#6B4F52', 3)}
  ${range(5)
    .map(
      (row) =>
        tick(306, 218 + row * 72, 34, chalk) +
        rect(416, 214 + row * 72, [250, 200, 300, 170, 230][row] ?? 0, 12, chalk, 6),
    )
    .join('')}
  ${[120, 180, 150, 240, 320].map((height, bar) => rect(850 + bar * 82, 560 - height, 50, height, bar === 4 ? amber : leaf, 4)).join('')}
  ${line(826, 564, 1258, 564, white, 5)}${rect(560, 640, 470, 20, '#DCCDB2', 6)}${rect(640, 628, 60, 12, white, 6)}${rect(720, 628, 34, 12, amber, 6)}`

/** A listener from behind, whose shoulders begin at the lower edge of the row. */
const listener = (hair: string, coat: string) => `
  ${shape('M-120 190c0-108 48-150 120-150s120 42 120 150z', coat)}
  ${rect(-22, 0, 44, 60, '#D9A47F', 20)}${circle(0, -34, 66, hair)}`

const bun = (hair: string) => circle(0, -112, 34, hair)

const people = [
  { x: 250, hair: '#5A3526', coat: green, bun: true },
  { x: 530, hair: ink, coat: amber, bun: false },
  { x: 800, hair: '#C79A4B', coat: ink, bun: true },
  { x: 1070, hair: '#2A1C1A', coat: leaf, bun: false },
  { x: 1350, hair: '#A9A7A0', coat: green, bun: false },
]

/** A row of listeners before a blackboard: the academy, as it began. */
export const pictures = {
  classroom: picture(
    1600,
    1200,
    softAmber,
    blackboard,
    people
      .map(
        ({ x, hair, coat, bun: knot }) =>
          `<g transform="translate(${x} 890)">${knot ? bun(hair) : ''}${listener(hair, coat)}</g>`,
      )
      .join(''),
    rect(0, 1060, 1600, 140, sand),
    rect(0, 1060, 1600, 12, '#DCCDB2'),
    rules(0, 1110, 1600, 2, 40, '#DFD1B8'),
  ),
}
