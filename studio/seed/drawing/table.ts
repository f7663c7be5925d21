import { group, margin, risingBars, rules, white } from './furniture.ts'
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
  sand,
  shape,
  softAmber,
  softGreen,
  tick,
} from './shapes.ts'

const chair = (fill: string) =>
  `${rect(-90, -560, 180, 120, '#C9DAD2', 40)}${rect(-90, -572, 180, 112, fill, 40)}`

/** An open ledger seen from above, its lower edge towards the chair. */
const ledger = (figures: string) => `
  ${rect(-146, -388, 300, 190, '#DCCDB2', 8)}
  ${rect(-152, -396, 152, 190, paper, 8)}${rect(0, -396, 152, 190, white, 8)}
  ${rules(-140, -346, 128, 4, 32)}
  ${line(-116, -392, -116, -210, margin, 2)}${line(0, -396, 0, -206, '#D9D2C2', 3)}
  ${figures}`

const entries = `${range(4)
  .map((row) => rect(-104, -350 + row * 32, [76, 58, 84, 66][row] ?? 0, 9, ink, 4))
  .join('')}${tick(-142, -344, 18, green)}${tick(-142, -312, 18, green)}`

const chart = `${risingBars(26, -236, [38, 62, 52, 92], 18, 10)}${line(20, -234, 136, -234, ink, 3)}`

const coffee = (fill: string) =>
  `${circle(184, -312, 36, '#DCCDB2')}${circle(180, -318, 36, white)}${circle(180, -318, 25, fill)}`

const seats = [
  { fill: green, cup: ink },
  { fill: amber, cup: leaf },
  { fill: ink, cup: amber },
  { fill: leaf, cup: ink },
  { fill: green, cup: amber },
  { fill: amber, cup: ink },
]

/** A round table from above: six chairs, six open ledgers, six cups. */
export const pictures = {
  table: picture(
    1600,
    1200,
    softGreen,
    `${placed(
      800,
      600,
      0,
      1,
      `${seats.map(({ fill }, seat) => group(`rotate(${seat * 60})`, chair(fill))).join('')}
    ${circle(10, 14, 452, '#BFD3CA')}${circle(0, 0, 452, sand)}${circle(0, 0, 438, '#EFE6D6')}
    ${seats.map(({ cup }, seat) => group(`rotate(${seat * 60})`, `${group('translate(0 -85) scale(0.82)', ledger(entries + chart))}${coffee(cup)}`)).join('')}
    ${circle(0, 0, 92, softGreen)}
    ${range(7)
      .map((petal) =>
        group(
          `rotate(${petal * 51.4})`,
          shape('M0 0C-34-40-26-88 0-112C26-88 34-40 0 0Z', petal % 2 ? green : leaf),
        ),
      )
      .join('')}
    ${circle(0, 0, 20, softAmber)}`,
    )}`,
  ),
}
