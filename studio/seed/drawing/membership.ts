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
  softGreen,
  stroke,
  tick,
} from './shapes.ts'

const upper = 790
const lower = 1096

const board = (y: number) => rect(0, y, 1600, 34, sand) + rect(0, y + 34, 1600, 12, '#D2C09F')

/** A ledger that stands on the upper board: bands, a label of ruled paper, and a shadow to the right. */
const spine = (x: number, width: number, height: number, cover: string, band: string) => {
  const y = upper - height
  const label = Math.min(width - 36, 140)
  const left = x + (width - label) / 2
  return `
    ${rect(x + 14, y + 14, width, height - 14, '#BFD6CB', 12)}${rect(x, y, width, height, cover, 12)}
    ${[y + 44, y + 62, upper - 70].map((top) => rect(x, top, width, 8, band)).join('')}
    ${rect(left, y + 130, label, 168, paper, 6)}
    ${range(4)
      .map((row) => line(left + 16, y + 164 + row * 33, left + label - 16, y + 164 + row * 33, rule, 4))
      .join('')}`
}

const bookend =
  shape(`M236 ${upper}V${upper - 236}q0-20 20-20h22v256z`, ink) + rect(200, upper - 18, 250, 18, ink, 6)

const ribbon = shape(`M858 ${upper - 632}h40v340l-20-24-20 24z`, amber)

const pot = placed(
  0,
  upper - 900,
  0,
  1,
  shape('M1424 716C1394 620 1346 578 1300 566C1302 640 1350 706 1424 716Z', leaf),
  shape('M1426 716C1420 590 1446 520 1500 470C1528 570 1502 670 1426 716Z', green),
  shape('M1430 718C1466 654 1518 622 1566 626C1550 690 1494 728 1430 718Z', leaf),
  shape('M1348 716h152l-20 166a20 20 0 0 1-20 18h-72a20 20 0 0 1-20-18z', '#FFFFFF'),
  rect(1338, 700, 172, 38, paper, 8),
  line(1362, 772, 1486, 772, rule, 4),
  line(1366, 802, 1482, 802, rule, 4),
)

const lying = `
  ${rect(300, lower - 30, 470, 30, '#FFFFFF', 4)}${rect(324, lower - 58, 440, 28, softAmber, 4)}${rect(288, lower - 88, 460, 30, paper, 4)}
  ${rect(930, lower - 76, 430, 76, green, 12)}${rect(1326, lower - 62, 40, 50, paper)}${rect(986, lower - 76, 20, 76, softGreen)}
  ${[50, 38, 26].map((above) => line(1330, lower - above, 1362, lower - above, rule, 3)).join('')}
  ${rect(960, lower - 132, 360, 56, amber, 10)}${rect(1010, lower - 132, 14, 56, paper)}`

/** The four tiers as ledgers on a shelf, each thicker than the one before; the third has the ribbon. */
const shelf = picture(
  1600,
  1200,
  softGreen,
  line(120, 0, 120, 1200, '#E9C7B8', 4),
  bookend,
  spine(300, 92, 430, paper, green),
  spine(424, 180, 520, leaf, softGreen),
  spine(636, 276, 632, green, amber),
  spine(944, 360, 592, ink, softAmber),
  ribbon,
  pot,
  board(upper),
  lying,
  board(lower),
)

const columns = [
  { x: 622, ticks: 3, bar: softGreen },
  { x: 790, ticks: 5, bar: '#9CC4B3' },
  { x: 970, ticks: 7, bar: amber },
  { x: 1150, ticks: 8, bar: green },
]
const rowY = (row: number) => 400 + row * 76

const comparison = `<g transform="rotate(-3 800 600)">
  ${rect(262, 150, 1080, 920, '#D9CBAF', 14)}${rect(246, 132, 1080, 920, paper, 14)}
  ${rect(900, 132, 178, 920, softAmber)}${rect(900, 132, 178, 12, amber)}
  ${range(8)
    .map((row) => line(246, rowY(row) + 30, 1326, rowY(row) + 30, rule, 3))
    .join('')}
  ${line(246, 354, 1326, 354, ink, 4)}${line(346, 132, 346, 1052, '#E9B9A5', 4)}
  ${[700, 900, 1078].map((x) => line(x, 200, x, 1052, rule, 3)).join('')}
  ${columns.map(({ x, bar }, index) => rect(x - 50, 292 - index * 22, 84, 38 + index * 22, bar, 4)).join('')}
  ${[150, 176, 120, 168, 140, 172, 110, 160].map((width, row) => rect(384, rowY(row) - 12, width, 14, '#C9CFCB', 7)).join('')}
  ${columns.flatMap(({ x, ticks }) => range(ticks).map((row) => tick(x - 26, rowY(row) - 4, 34, green))).join('')}
</g>`

const pencil = `<g transform="rotate(38 1330 880)">
  ${rect(1302, 560, 56, 400, amber)}${rect(1302, 560, 18, 400, '#EFB765')}
  ${rect(1302, 520, 56, 44, '#C4CDC9')}${rect(1302, 470, 56, 56, '#E59C86', 12)}
  ${shape('M1302 960h56l-28 84z', '#F0DFC2')}${shape('M1320 1014h20l-10 30z', ink)}
</g>`

const cup =
  stroke('M1526 172a34 34 0 0 1 0 52', '#FFFFFF', 18) +
  circle(1452, 196, 84, '#FFFFFF') +
  circle(1452, 196, 64, '#2A3C48') +
  circle(1452, 196, 56, ink)

/** A sheet whose four columns hold more ticks from left to right, and the pencil that made them. */
const page = picture(
  1600,
  1200,
  sand,
  rect(0, 0, 190, 1200, softGreen),
  line(190, 0, 190, 1200, '#C4DDD2', 6),
  comparison,
  pencil,
  cup,
)

export const pictures = { 'membership-shelf': shelf, 'membership-page': page }
