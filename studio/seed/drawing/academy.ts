import { book, cup, desk, group, margin, risingBars, white } from './furniture.ts'
import {
  amber,
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
  softGreen,
  stroke,
  tick,
} from './shapes.ts'

/** Lines that follow the curve of an open page, which begins at the spine. */
const pageLines = (direction: 1 | -1, count: number) =>
  range(count)
    .map((row) =>
      stroke(
        `M${direction * 28} ${-430 + row * 56}C${direction * 180} ${-486 + row * 56} ${direction * 330} ${-474 + row * 56} ${direction * 470} ${-442 + row * 56}`,
        rule,
        3,
      ),
    )
    .join('')

const openBook = `
  ${shape('M0-20C150-88 360-84 540-36V-560C360-608 150-604 0-528C-150-604-360-608-540-560V-36C-360-84-150-88 0-20Z', '#B9D2C7')}
  ${shape('M0-44C150-112 350-108 520-60V-580C350-628 150-624 0-548Z', white)}
  ${shape('M0-44C-150-112-350-108-520-60V-580C-350-628-150-624 0-548Z', paper)}
  ${pageLines(-1, 7)}${pageLines(1, 7)}
  ${line(-430, -560, -430, -84, margin, 3)}${line(0, -548, 0, -44, '#D9D2C2', 4)}
  ${range(4)
    .map((row) => tick(-492, -450 + row * 58, 34, green))
    .join('')}
  ${range(5)
    .map((row) =>
      group(
        `rotate(-3 -300 ${-470 + row * 58})`,
        rect(-396, -478 + row * 57, [290, 220, 310, 180, 250][row] ?? 0, 14, ink, 7),
      ),
    )
    .join('')}
  ${placed(64, -150, 0, 1, risingBars(0, 0, [90, 140, 120, 210, 290], 46, 28))}
  ${line(50, -148, 430, -148, ink, 5)}
  ${shape('M-78-606h58v236l-29-32-29 32z', amber)}`

const bunting = range(6)
  .map((flag) =>
    shape(
      `M${170 + flag * 220} ${118 + (flag % 5 ? 36 : 0)}h96l-48 92z`,
      [green, amber, '#C4DDD2', ink, green, amber][flag] ?? green,
    ),
  )
  .join('')

/** An open book with a bookmark, its last page rising, under bunting. */
export const pictures = {
  academy: picture(
    1600,
    1200,
    softGreen,
    `${stroke('M0 92C400 190 1200 190 1600 92', '#B9D2C7', 5)}${bunting}
  ${desk}
  ${rect(150, 1000, 1010, 46, ink, 12)}${placed(650, 1040, 0, 1, openBook)}
  ${book(1130, 976, 380, green, amber)}${book(1180, 912, 300, paper, green)}
  ${placed(370, -134, 0, 1, cup)}`,
  ),
}
