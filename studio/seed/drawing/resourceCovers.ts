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

const cover = (background: string, ...parts: string[]) => picture(800, 600, background, ...parts)

const checklist = sheet(
  380,
  470,
  ...range(6).map((row) => writing(92, 96 + row * 60, [190, 220, 150, 230, 180, 120][row] ?? 150)),
  ...range(5).map((row) => tick(18, 84 + row * 60, 28, green)),
  rect(18, 380, 28, 28, softAmber, 5),
  total(240, 430, 110),
)

const envelope = `
  ${rect(10, 14, 500, 320, 'rgb(16 32 43 / 14%)', 12)}${rect(0, 0, 500, 320, green, 12)}
  <g>${rect(48, -150, 404, 360, '#FFFFFF', 8)}
  ${range(3)
    .map((row) => writing(92, -96 + row * 44, [220, 300, 180][row] ?? 200))
    .join('')}
  ${stroke('M96 66c30-50 44 40 70 0s34 24 60-8 40 20 66-6', green, 7)}${line(96, 92, 330, 92, amber, 4)}</g>
  ${shape('M0 80 250 230 500 80V308a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z', leaf)}
  ${shape('M4 316 210 200 250 226 290 200 496 316z', green)}`

const season = `
  ${range(5)
    .map((row) =>
      range(8)
        .map((column) => {
          const load = [0, 1, 1, 2, 3, 3, 1, 0][column] ?? 0
          const fill = row > 4 - load - (column % 2) ? [softGreen, '#9CC7B6', green, amber][load] : '#FFFFFF'
          return rect(92 + column * 78, 96 + row * 78, 66, 66, fill ?? '#FFFFFF', 8)
        })
        .join(''),
    )
    .join('')}
  ${line(92, 504, 704, 504, ink, 5)}`

const scales = `
  ${rect(392, 120, 16, 340, ink, 8)}${rect(300, 456, 200, 24, ink, 12)}${circle(400, 116, 20, amber)}
  ${stroke('M190 190 610 150', ink, 12)}
  ${stroke('M190 190 120 350M190 190 260 350M610 150 540 310M610 150 680 310', '#8A9694', 4)}
  ${shape('M100 350h180a90 60 0 0 1-180 0z', green)}${shape('M520 310h180a90 60 0 0 1-180 0z', green)}
  ${bars(140, 348, [52, 84, 62], 28, [softAmber, amber, softAmber])}
  ${placed(566, 196, 0, 0.22, sheet(400, 500, writing(90, 110, 220), writing(90, 206, 180), writing(90, 302, 200)))}`

const whitepaper = `
  ${placed(230, 70, -4, 1, rect(0, 0, 360, 470, '#F0DDB8', 8))}
  ${placed(
    250,
    64,
    3,
    1,
    rect(10, 12, 360, 470, 'rgb(16 32 43 / 14%)', 8),
    shape('M8 0h272l80 80v382a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z', '#FFFFFF'),
    shape('M280 0v72a8 8 0 0 0 8 8h72z', '#E3EFE9'),
    circle(128, 200, 78, softGreen),
    shape('M128 200V122a78 78 0 0 1 67 117z', green),
    shape('M128 200 195 239a78 78 0 0 1-94 34z', amber),
    writing(232, 170, 84),
    writing(232, 206, 60),
    writing(232, 242, 74),
    ...range(3).map((row) => writing(50, 326 + row * 40, [260, 232, 250][row] ?? 240, '#8A9694')),
  )}`

const screen = `
  ${rect(130, 92, 560, 350, 'rgb(16 32 43 / 30%)', 20)}${rect(120, 80, 560, 350, paper, 20)}
  ${rect(140, 100, 520, 250, green, 10)}
  ${circle(400, 214, 62, '#FFFFFF')}${shape('M382 178l56 36-56 36z', green)}
  ${bars(164, 334, [30, 54, 40, 70], 20, [leaf])}${bars(520, 334, [58, 36, 64, 44], 20, [leaf])}
  ${line(150, 390, 650, 390, '#CFE0D8', 8)}${line(150, 390, 372, 390, amber, 8)}${circle(372, 390, 14, amber)}
  ${rect(360, 430, 80, 60, '#8A9694')}${rect(270, 486, 260, 18, '#8A9694', 9)}`

const seated = (x: number, coat: string, skin: string) => `
  ${circle(x, 200, 46, skin)}${shape(`M${x - 46} 196a46 46 0 0 1 92 0c-20-26-66-30-92 0z`, ink)}
  ${shape(`M${x - 84} 400c0-104 34-144 84-144s84 40 84 144z`, coat)}`

const talk = `
  ${seated(230, green, '#E8C39E')}${seated(570, amber, '#8A5A3C')}
  ${shape('M330 92h120a16 16 0 0 1 16 16v56a16 16 0 0 1-16 16h-74l-30 28v-28h-16a16 16 0 0 1-16-16v-56a16 16 0 0 1 16-16z', '#FFFFFF')}
  ${bars(348, 166, [22, 40, 30, 52], 14, [green])}
  ${rect(70, 396, 660, 26, ink, 8)}${rect(120, 422, 20, 178, ink)}${rect(660, 422, 20, 178, ink)}
  ${rect(372, 350, 52, 46, '#FFFFFF', 6)}${stroke('M424 362h14a10 10 0 0 1 0 22h-14', '#FFFFFF', 6)}`

const stairs = `
  ${range(5)
    .map((step) => rect(110 + step * 118, 470 - step * 76, 118, 130 + step * 76, step % 2 ? leaf : green, 4))
    .join('')}
  ${range(4)
    .map((step) => tick(146 + step * 118, 436 - step * 76, 42, amber))
    .join('')}
  ${rect(634, 60, 8, 110, ink, 4)}${shape('M642 64h92l-26 30 26 30h-92z', amber)}`

/** A cover for each entry of the resource library. */
export const pictures = {
  'resource-close': cover(softGreen, placed(220, 70, -3, 1, checklist)),
  'resource-engagement': cover(softAmber, placed(150, 232, 2, 1, envelope)),
  'resource-capacity': cover(paper, season),
  'resource-pricing': cover(softGreen, scales),
  'resource-advisory': cover(sand, whitepaper),
  'resource-cash-flow': cover(ink, screen),
  'resource-succession': cover(softGreen, talk),
  'resource-cfo': cover(softAmber, stairs),
}
