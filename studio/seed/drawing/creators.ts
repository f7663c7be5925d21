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
  rule,
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

const floor = rect(0, 1010, 1600, 190, sand) + rect(0, 1010, 1600, 12, '#DCCDB2')

const screen = `
  ${stroke('M470 120V60M990 120V60', '#B9D2C7', 8)}${rect(250, 108, 960, 24, ink, 12)}
  ${rect(282, 132, 896, 590, '#C9DAD2', 6)}${rect(270, 128, 920, 580, paper, 6)}
  ${range(11)
    .map((row) => line(272, 180 + row * 48, 1188, 180 + row * 48, rule))
    .join('')}
  ${line(370, 128, 370, 708, '#E9B9A5', 3)}
  ${bars(440, 612, [120, 176, 150, 236, 290, 380], 74, [green, green, green, green, green, amber])}
  ${line(420, 612, 1140, 612, ink, 5)}${total(880, 652, 260)}
  ${[228, 324, 420, 516].map((y) => tick(300, y, 38, green)).join('')}`

const lectern = placed(
  1250,
  540,
  0,
  1,
  shape('M60 110h210l-28 390H88z', green),
  shape('M20 70h290l-18 62H38z', leaf),
  rect(60, 470, 210, 34, ink, 8),
  stroke('M165 70c0-60-10-100-44-136', ink, 10),
  placed(108, -78, -38, 1, rect(-22, -34, 44, 76, ink, 22), line(-22, 6, 22, 6, amber, 6)),
  circle(165, 260, 44, softGreen),
  tick(143, 258, 46, green),
)

const chair = (x: number, y: number, colour: string) =>
  placed(
    x,
    y,
    0,
    1,
    rect(0, 0, 150, 118, colour, 26),
    rect(16, 104, 118, 34, ink, 10),
    line(30, 138, 24, 230, ink, 9),
    line(120, 138, 126, 230, ink, 9),
  )

const stage = picture(
  1600,
  1200,
  softGreen,
  floor,
  screen,
  lectern,
  ...range(5).map((seat) => chair(120 + seat * 228, 838, seat === 3 ? amber : '#7FA99A')),
  ...range(6).map((seat) => chair(10 + seat * 228, 968, seat % 3 === 1 ? leaf : green)),
)

const book = (x: number, y: number, cover: string, band: string) => `
  ${rect(x, y, 316, 120, cover, 12)}${rect(x + 282, y + 18, 38, 84, paper)}
  ${[40, 60, 80].map((offset) => line(x + 284, y + offset, x + 318, y + offset, rule)).join('')}
  ${rect(x + 44, y, 18, 120, band)}`

const covers = [
  [green, amber],
  [ink, softGreen],
  [amber, paper],
  [leaf, softAmber],
] as const

const stack = (x: number, height: number) =>
  range(height)
    .map((level) => {
      const [cover, band] = covers[(level + height) % covers.length] ?? covers[0]
      return book(x + (level % 2) * 14, 890 - level * 120, cover, band)
    })
    .join('')

const flag = `
  ${line(1352, 434, 1352, 128, ink, 12)}${shape('M1358 136h190l-52 62 52 62h-190z', green)}
  ${tick(1398, 196, 62, paper)}`

const plant = `
  ${[
    'M214 800C184 730 130 700 92 700C100 760 140 806 214 800Z',
    'M222 800C216 700 244 640 296 604C318 690 296 766 222 800Z',
  ]
    .map((path, index) => shape(path, index ? green : leaf))
    .join(
      '',
    )}${shape('M158 796h120l-16 100a14 14 0 0 1-14 12h-60a14 14 0 0 1-14-12z', paper)}${rect(150, 782, 136, 32, '#FFFFFF', 8)}`

const levels = picture(
  1600,
  1200,
  softAmber,
  circle(330, 330, 150, '#F6DFB4'),
  rect(0, 1010, 1600, 190, sand),
  rect(0, 1010, 1600, 12, '#DCCDB2'),
  stack(60, 1),
  stack(436, 2),
  stack(812, 3),
  stack(1188, 4),
  placed(0, -18, 0, 1, plant),
  placed(0, 98, 0, 1, flag),
)

const checklist = placed(
  330,
  170,
  -3,
  1,
  rect(14, 20, 660, 880, '#C4DDD2', 26),
  rect(0, 0, 660, 880, green, 26),
  rect(44, 64, 572, 772, '#FFFFFF', 8),
  rect(220, -30, 220, 84, ink, 18),
  circle(330, -4, 14, amber),
  line(150, 66, 150, 834, '#E9B9A5', 3),
  ...range(7).map((row) => line(46, 186 + row * 104, 614, 186 + row * 104, rule, 3)),
  ...range(7).map((row) => writing(186, 144 + row * 104, [300, 240, 340, 270, 200, 320, 250][row] ?? 240)),
  ...range(5).map((row) => tick(76, 142 + row * 104, 48, green)),
  rect(80, 536 + 104 - 18, 40, 40, softAmber, 6),
  rect(80, 536 + 208 - 18, 40, 40, softAmber, 6),
)

const camera = placed(
  1080,
  470,
  0,
  1,
  line(200, 280, 110, 570, ink, 14),
  line(200, 280, 200, 580, ink, 14),
  line(200, 280, 290, 570, ink, 14),
  rect(20, 40, 340, 240, ink, 26),
  rect(90, -6, 130, 60, ink, 14),
  circle(190, 160, 92, paper),
  circle(190, 160, 70, green),
  circle(190, 160, 34, ink),
  circle(166, 136, 14, softGreen),
  circle(318, 84, 15, amber),
)

const headphone = placed(
  120,
  790,
  0,
  1,
  stroke('M24 170C24 10 256 10 256 170', ink, 26),
  rect(-6, 150, 74, 120, amber, 30),
  rect(212, 150, 74, 120, amber, 30),
)

const onboarding = picture(
  1600,
  1200,
  softGreen,
  floor,
  placed(
    1010,
    96,
    4,
    0.86,
    sheet(420, 330, writing(98, 108, 200), writing(98, 156, 260), total(98, 236, 150)),
  ),
  checklist,
  camera,
  headphone,
)

export const pictures = {
  'creators-stage': stage,
  'creators-levels': levels,
  'creators-onboarding': onboarding,
}
