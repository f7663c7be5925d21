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

const banner = (background: string, ...parts: string[]) => picture(1440, 810, background, ...parts)

const armchair = (coat: string) => `
  ${rect(-120, -150, 240, 250, coat, 60)}${rect(-160, -20, 70, 160, coat, 34)}${rect(90, -20, 70, 160, coat, 34)}
  ${rect(-110, 40, 220, 90, paper, 24)}${rect(-130, 130, 20, 50, ink, 6)}${rect(110, 130, 20, 50, ink, 6)}`

/** A fire whose flames are bars. */
const fireplace = `
  ${rect(500, 190, 440, 470, sand, 12)}${rect(466, 160, 508, 52, '#DCCDB2', 10)}
  ${shape('M560 660V420a160 160 0 0 1 320 0v240z', ink)}
  ${bars(622, 640, [96, 168, 236, 190, 120], 30, [amber, '#E9A94B'])}
  ${bars(637, 640, [52, 98, 128, 84], 30, [softAmber])}
  ${rect(596, 634, 248, 26, '#6B4A2E', 13)}
  ${placed(700, 54, 0, 0.2, sheet(420, 500, writing(90, 110, 260), writing(90, 206, 200), writing(90, 302, 240)))}
  ${rect(520, 104, 30, 56, green, 4)}${rect(556, 92, 26, 68, ink, 4)}${rect(588, 112, 34, 48, amber, 4)}
  ${circle(884, 128, 32, green)}${rect(868, 132, 32, 28, paper, 4)}`

const chair = `
  ${rect(-110, 60, 220, 34, ink, 12)}${rect(86, -170, 30, 250, ink, 12)}
  ${rect(-100, 90, 18, 190, ink, 6)}${rect(84, 90, 18, 190, ink, 6)}`

const legs = `${stroke('M10 40h-128v224h-40', '#1D3644', 54)}`

/** Arms up, between two returns. */
const reaching = (coat: string, skin: string) => `
  ${chair}${stroke('M-20-150-92-330', coat, 44)}${stroke('M40-150 96-330', coat, 44)}
  ${circle(-98, -346, 24, skin)}${circle(102, -346, 24, skin)}
  ${shape('M-62 60V-110a72 72 0 0 1 144 0V60z', coat)}${legs}
  ${circle(10, -250, 58, skin)}${shape('M-50-258a60 58 0 0 1 120 0c-34-22-84-24-120 0z', ink)}${circle(36, -318, 24, ink)}`

/** A bend to the side. */
const bending = (coat: string, skin: string) => `
  ${chair}
  ${shape('M-62 60C-62-40-100-110-30-170 40-190 70-90 82 60z', coat)}
  ${stroke('M-40-150C-10-260-90-330-210-330', coat, 44)}${stroke('M66-40c40 40 50 60 46 96', coat, 40)}
  ${circle(-226, -330, 24, skin)}${circle(112, 66, 22, skin)}${legs}
  ${circle(-106, -218, 58, skin)}${shape('M-164-214a58 58 0 0 1 108-40c-40-4-78 12-108 40z', '#5A3A22')}`

const sun = (x: number, y: number) => `${circle(x, y, 150, softAmber)}${circle(x, y, 108, amber)}`

const desk = `
  ${rect(800, 500, 560, 26, '#FFFFFF', 8)}${rect(840, 526, 20, 200, '#CFE0D8')}${rect(1300, 526, 20, 200, '#CFE0D8')}
  ${placed(900, 372, -6, 0.42, sheet(300, 290, ...range(4).map((row) => writing(90, 90 + row * 48, 150)), tick(16, 80, 30, green)))}
  ${rect(1120, 450, 74, 50, amber, 8)}${stroke('M1194 462h14a12 12 0 0 1 0 26h-14', amber, 8)}
  ${stroke('M1142 436c-10-16 10-24 0-42M1172 436c-10-16 10-24 0-42', '#B9D2C7', 6)}`

const floor = (fill: string, edge: string) => rect(0, 724, 1440, 86, fill) + rect(0, 724, 1440, 8, edge)

const plant = `
  ${shape('M0 0C-60-90-50-180-20-240 30-170 30-80 0 0z', leaf)}${shape('M6 0C30-100 80-150 140-160 130-80 80-20 6 0z', green)}
  ${shape('M-6 0C-50-70-100-90-150-86-130-30-80 0-6 0z', green)}${shape('M-70-4H76L60 110H-54z', paper)}`

const badge = `
  ${stroke('M-30-360 0-150 30-360', amber, 16)}
  ${rect(-104, -140, 220, 290, 'rgb(0 0 0 / 18%)', 16)}${rect(-112, -150, 220, 290, '#FFFFFF', 16)}
  ${rect(-36, -132, 68, 14, sand, 7)}${circle(-2, -40, 48, softGreen)}${circle(-2, -54, 20, green)}
  ${shape('M-40-12a38 34 0 0 1 76 0z', green)}${writing(-66, 50, 128)}${total(-46, 92, 88)}`

const day = (number: number) =>
  sheet(
    380,
    480,
    ...range(6).map((row) => writing(96, 104 + row * 58, [180, 232, 140, 210, 170, 120][row] ?? 150)),
    ...range(number).map((bar) => rect(96 + bar * 40, 30, 24, 44, amber, 4)),
    ...range(number * 2 + 1).map((row) => tick(16, 92 + row * 58, 30, green)),
  )

const faint = '#CFC8B8'

/** A round table from above: seats around it, a sheet before each. */
const roundTable = (seats: number, wood: string, seat: string) => `
  ${circle(8, 12, 232, 'rgb(0 0 0 / 16%)')}
  ${range(seats)
    .map((at) => placed(0, 0, (360 / seats) * at, 1, rect(-44, -330, 88, 74, at === 1 ? amber : seat, 30)))
    .join('')}
  ${circle(0, 0, 228, wood)}${circle(0, 0, 212, paper)}
  ${range(seats)
    .map((at) =>
      placed(
        0,
        0,
        (360 / seats) * at,
        1,
        placed(
          -32,
          -196,
          0,
          1,
          rect(0, 0, 64, 78, '#FFFFFF', 6),
          line(12, 22, 52, 22, faint, 5),
          line(12, 38, 44, 38, faint, 5),
          line(12, 54, 50, 54, faint, 5),
        ),
      ),
    )
    .join('')}
  ${circle(0, 0, 62, softAmber)}${bars(-38, 28, [26, 44, 60], 18, [green, green, amber])}`

/** A banner for each event. */
export const pictures = {
  'event-fireside': banner(
    softAmber,
    fireplace,
    placed(270, 560, 0, 1, armchair(green)),
    placed(1170, 560, 0, 1, armchair(ink)),
    floor(sand, '#DCCDB2'),
  ),
  'event-yoga-reach': banner(
    softGreen,
    sun(1070, 250),
    desk,
    placed(470, 452, 0, 1, reaching(green, '#E8C39E')),
    floor('#CFE0D8', '#BFD5CA'),
  ),
  'event-yoga-bend': banner(
    softAmber,
    circle(330, 300, 190, '#F5E4C6'),
    placed(1120, 614, 0, 1.5, plant),
    placed(640, 452, 0, 1, bending(amber, '#8A5A3C')),
    floor(sand, '#DCCDB2'),
  ),
  'event-right-now': banner(
    green,
    placed(170, 130, -5, 1.18, day(1)),
    placed(640, 84, 4, 1.18, day(2)),
    placed(1250, 420, 6, 1.25, badge),
  ),
  'event-roundtable-right-now': banner(softGreen, placed(720, 405, 10, 1.08, roundTable(8, sand, green))),
  'event-roundtable-connect': banner(ink, placed(720, 405, 0, 1.08, roundTable(10, amber, leaf))),
}
