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
  rule,
  sand,
  shape,
  softAmber,
  stroke,
  tick,
  total,
  writing,
} from './shapes.ts'

/** One page of the open ledger: four ticked lines. */
const page = (x: number, lengths: number[]) => `
  ${rect(x, 0, 560, 720, paper, 10)}
  ${range(13)
    .map((row) => line(x + 4, 74 + row * 48, x + 556, 74 + row * 48, rule))
    .join('')}
  ${line(x + 96, 2, x + 96, 718, '#E9B9A5', 3)}
  ${lengths
    .map(
      (length, row) =>
        tick(x + 32, 128 + row * 144, 44, green) +
        writing(x + 134, 124 + row * 144, length) +
        writing(x + 134, 172 + row * 144, length * 0.7, '#A9B6B0'),
    )
    .join('')}`

const book = placed(
  150,
  190,
  -2,
  1,
  rect(-22, -10, 1184, 770, '#C4DDD2', 22),
  rect(-34, -24, 1188, 768, green, 22),
  page(0, [330, 270, 360, 300]),
  page(562, [300, 350, 250, 320]),
  rect(548, 0, 26, 720, '#EFEADF'),
  line(561, 0, 561, 720, '#D9D2C2', 3),
  total(900, 690, 170),
  shape('M470 -24h70v250l-35-36-35 36z', amber),
)

const seal = placed(
  1330,
  820,
  0,
  1,
  shape('M-46 70l-34 190 60-34 36 60 28-200zM46 70l34 190-60-34-36 60-28-200z', leaf),
  ...range(12).map((point) => {
    const angle = (point * Math.PI) / 6
    return circle(Math.round(Math.cos(angle) * 104), Math.round(Math.sin(angle) * 104), 34, amber)
  }),
  circle(0, 0, 112, amber),
  circle(0, 0, 84, softAmber),
  tick(-46, 0, 92, ink),
)

const pen = placed(
  1180,
  60,
  34,
  1,
  rect(0, 0, 44, 330, ink, 14),
  rect(0, 220, 44, 22, amber),
  shape('M0 326h44l-22 96z', '#D7C9AE'),
  stroke('M22 360v50', ink, 4),
)

export const pictures = {
  'creators-guidelines': picture(
    1600,
    1200,
    softAmber,
    rect(0, 1010, 1600, 190, sand),
    rect(0, 1010, 1600, 12, '#DCCDB2'),
    book,
    seal,
    pen,
  ),
}
