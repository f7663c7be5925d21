import { book, desk, group, margin, plant, rules, white } from './furniture.ts'
import {
  amber,
  circle,
  green,
  ink,
  line,
  paper,
  picture,
  placed,
  range,
  rect,
  rule,
  shape,
  softAmber,
  softGreen,
  stroke,
  tick,
} from './shapes.ts'

/** A voucher, 560 by 240, with punched holes, a tear line and a mark on its stub. */
const voucher = (fill: string, marks: string, edge: string) => `
  ${shape('M16 0h528a16 16 0 0 1 16 16v76a28 28 0 0 0 0 56v76a16 16 0 0 1-16 16h-528a16 16 0 0 1-16-16v-76a28 28 0 0 0 0-56v-76a16 16 0 0 1 16-16z', fill)}
  ${range(8)
    .map((dash) => line(392, 24 + dash * 26, 392, 36 + dash * 26, edge, 5))
    .join('')}
  ${circle(446, 92, 22, marks)}${circle(504, 152, 22, marks)}${line(506, 80, 444, 164, marks, 11)}
  ${rect(60, 54, 190, 26, marks, 6)}${rect(60, 108, 280, 12, edge, 6)}${rect(60, 136, 240, 12, edge, 6)}
  ${line(60, 182, 210, 182, marks, 5)}${line(60, 194, 210, 194, marks, 5)}`

const list = group(
  'rotate(-3 360 360)',
  `${rect(178, 150, 380, 500, '#C9DAD2', 10)}${rect(168, 138, 380, 500, paper, 10)}
  ${rules(168, 198, 380, 9)}${line(240, 138, 240, 638, margin, 3)}
  ${range(8)
    .map((row) => rect(268, 216 + row * 48, [190, 150, 220, 170, 200, 130, 210, 160][row] ?? 0, 12, ink, 6))
    .join('')}
  ${[228, 276, 324, 372, 420].map((y) => tick(190, y, 28, green)).join('')}
  ${circle(358, 140, 15, amber)}`,
)

const envelope = `
  ${rect(690, 880, 470, 166, white, 10)}${shape('M690 890l235 98 235-98v-10h-470z', softGreen)}
  ${stroke('M694 886l231 96 231-96', rule, 4)}`

/** Three vouchers on the wall above a desk, beside a ticked list. */
export const pictures = {
  perks: picture(
    1600,
    1200,
    softAmber,
    `${list}
  ${placed(960, 90, 9, 1, voucher(white, green, rule))}
  ${placed(780, 330, -7, 1, voucher(green, white, '#3C7F6C'))}
  ${placed(640, 590, 3, 1, voucher(amber, white, '#EDB768'))}
  ${desk}${book(150, 976, 470, ink, amber)}${book(196, 912, 380, green, softGreen)}
  ${envelope}${placed(60, 0, 0, 1, plant)}`,
  ),
}
