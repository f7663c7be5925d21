import {
  amber,
  bars,
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
  sheet,
  softAmber,
  softGreen,
  stroke,
  tick,
  total,
  writing,
} from './shapes.ts'

const page = (background: string, ...parts: string[]) => picture(1600, 1200, background, ...parts)

const cell = (column: number, row: number) => {
  const x = 60 + column * 118
  const y = 190 + row * 118
  const marked = row * 7 + column
  const fill = marked === 18 ? amber : [11, 25].includes(marked) ? green : column > 4 ? paper : '#FFFFFF'
  const mark = marked < 17 && column < 5 && row > 0 ? tick(x + 34, y + 46, 38, '#9CC7B6') : ''
  return rect(x, y, 106, 106, fill, 10) + mark
}

const calendar = `
  ${rect(14, 18, 940, 820, 'rgb(16 32 43 / 14%)', 22)}${rect(0, 0, 940, 820, '#F3EFE5', 22)}
  ${shape('M22 0h896a22 22 0 0 1 22 22v118H0V22A22 22 0 0 1 22 0z', green)}
  ${writing(64, 72, 220, '#FFFFFF')}${range(3)
    .map((at) => circle(760 + at * 50, 72, 13, at === 0 ? amber : leaf))
    .join('')}
  ${range(5)
    .map((row) =>
      range(7)
        .map((column) => cell(column, row))
        .join(''),
    )
    .join('')}
  ${tick(94 + 4 * 118, 190 + 46 + 236, 44, '#FFFFFF')}${[200, 740].map((x) => rect(x, -34, 26, 84, ink, 13)).join('')}`

const cup = `
  ${stroke('M30-40c-16-24 16-36 0-62M76-40c-16-24 16-36 0-62', '#B9D2C7', 8)}${stroke('M110 34h24a40 40 0 0 1 0 80h-30', ink, 18)}
  ${shape('M-40 0h160v110a70 70 0 0 1-70 70H30a70 70 0 0 1-70-70z', ink)}${rect(-76, 180, 232, 20, '#FFFFFF', 10)}`

const binder = (x: number, height: number, width: number, cover: string, band: string) => `
  ${rect(x, -height, width, height, cover, 8)}${rect(x + width / 2 - 18, 46 - height, 36, 92, band, 6)}
  ${circle(x + width / 2, -50, 15, band)}`

const shelf = (y: number, ...parts: string[]) =>
  `${placed(0, y, 0, 1, ...parts)}${rect(130, y, 1340, 30, '#DCCDB2', 6)}${rect(130, y + 30, 1340, 10, '#CFBE9F', 6)}`

const leaning = placed(
  0,
  0,
  0,
  1,
  `<g transform="translate(980 0) rotate(-13)">${rect(0, -330, 92, 330, amber, 8)}${rect(28, -286, 36, 92, paper, 6)}</g>`,
)

const pot = `${shape('M0-120C-70-220-60-300-24-370 40-290 40-210 0-120z', leaf)}${shape('M10-120C40-230 90-270 160-280 150-190 90-130 10-120z', green)}
  ${shape('M-10-120C-60-200-110-220-170-214-150-150-90-116-10-120z', green)}${shape('M-80-124H88L68 0H-60z', '#FFFFFF')}`

const book = (y: number, x: number, width: number, cover: string, band: string) =>
  `${rect(x, y, width, 92, cover, 12)}${rect(x + width - 36, y + 16, 42, 60, paper)}${[30, 46, 62]
    .map((at) => line(x + width - 32, y + at, x + width + 2, y + at, '#D8D0BF', 3))
    .join('')}${rect(x + 56, y, 20, 92, band)}`

/** Six sessions, one book each, and what grows on them. */
const sixBooks = `
  ${range(6)
    .map((at) =>
      book(
        948 - at * 100,
        380 + at * 26,
        860 - at * 66,
        [green, ink, amber, leaf, ink, green][at] ?? green,
        [amber, softGreen, paper, softAmber, amber, softGreen][at] ?? paper,
      ),
    )
    .join('')}
  ${placed(780, 452, 0, 0.95, pot)}`

const lanyard = `
  ${stroke('M-120-640C-110-400-30-330 0-250 30-330 110-400 120-640', amber, 34)}${rect(-26, -270, 52, 60, ink, 10)}
  ${rect(-226, -200, 480, 660, 'rgb(0 0 0 / 16%)', 30)}${rect(-240, -220, 480, 660, '#FFFFFF', 30)}
  ${rect(-60, -188, 120, 24, sand, 12)}${circle(0, 0, 112, softGreen)}${circle(0, -30, 44, green)}${shape('M-84 66a84 76 0 0 1 168 0z', green)}
  ${line(-150, 190, 150, 190, ink, 16)}${line(-96, 244, 96, 244, '#8A9694', 12)}${total(-110, 320, 220)}`

const notes = sheet(
  620,
  760,
  ...range(6).map((row) => writing(110, 120 + row * 68, [400, 330, 430, 280, 380, 300][row] ?? 300)),
  ...[0, 1, 3].map((row) => tick(18, 104 + row * 68, 34, green)),
  bars(120, 690, [70, 110, 92, 150], 54, [green, green, green, amber]),
  total(440, 676, 120),
)

/** The pictures beside the headlines. */
export const pictures = {
  'events-calendar': page(
    softGreen,
    placed(310, 190, -2.5, 1, calendar),
    rect(0, 1064, 1600, 136, sand),
    rect(0, 1064, 1600, 12, '#DCCDB2'),
    placed(1300, 890, 0, 1, cup),
  ),
  'resources-shelf': page(
    softAmber,
    shelf(
      560,
      binder(190, 380, 110, green, softGreen),
      binder(312, 330, 92, ink, amber),
      binder(416, 410, 120, leaf, paper),
      binder(548, 360, 100, green, amber),
      binder(660, 300, 86, sand, green),
      placed(1260, 0, 0, 0.9, pot),
      leaning,
      rect(758, -300, 96, 300, ink, 8),
      rect(788, -256, 36, 92, softAmber, 6),
    ),
    shelf(
      1040,
      placed(
        220,
        -330,
        0,
        0.7,
        sheet(
          400,
          470,
          ...range(5).map((row) => writing(96, 96 + row * 62, 230)),
          ...range(4).map((row) => tick(16, 84 + row * 62, 30, green)),
        ),
      ),
      binder(600, 300, 110, amber, paper),
      binder(722, 360, 120, green, softGreen),
      binder(854, 320, 100, ink, amber),
      binder(966, 390, 116, leaf, softAmber),
      binder(1094, 340, 96, green, paper),
      placed(1290, -200, 0, 1, cup),
    ),
  ),
  'lifelong-books': page(
    softAmber,
    rect(0, 1040, 1600, 160, sand),
    rect(0, 1040, 1600, 12, '#DCCDB2'),
    sixBooks,
  ),
  'after-right-now': page(green, placed(330, 220, -5, 1, notes), placed(1130, 620, 5, 1, lanyard)),
}
