import { amber, green, ink, leaf, line, paper, range, rect, rule, sand, shape, stroke } from './shapes.ts'

/* What stands in the drawn rooms, each in its place on a picture 1600 wide and 1200 high. */

export const white = '#FFFFFF'
export const margin = '#E9B9A5'

/** `count` rules below each other, from `x` to `x + width`. */
export const rules = (x: number, y: number, width: number, count: number, gap = 48, colour = rule) =>
  range(count)
    .map((row) => line(x, y + row * gap, x + width, y + row * gap, colour))
    .join('')

/** The desk at the foot of the picture, from 1040 down. */
export const desk = `${rect(0, 1040, 1600, 160, sand)}${rect(0, 1040, 1600, 12, '#DCCDB2')}${rules(0, 1090, 1600, 3, 40, '#DFD1B8')}`

/** A closed book seen from its side, 64 high. */
export const book = (x: number, y: number, width: number, cover: string, band: string) => `
  ${rect(x, y, width, 64, cover, 10)}
  ${rect(x + width - 30, y + 12, 34, 40, paper)}
  ${[22, 32, 42].map((offset) => line(x + width - 28, y + offset, x + width + 2, y + offset, rule)).join('')}
  ${rect(x + 44, y, 16, 64, band)}`

/** A plant in a pot at the right end of the desk. */
export const plant = `
  ${[
    'M1330 900C1300 800 1240 760 1196 752C1204 820 1250 884 1330 900Z',
    'M1336 900C1332 770 1364 690 1420 644C1448 740 1420 850 1336 900Z',
    'M1344 904C1390 830 1450 800 1504 806C1484 870 1424 914 1344 904Z',
    'M1330 896C1270 842 1256 766 1276 690C1336 738 1358 822 1330 896Z',
  ]
    .map((leafPath, index) => shape(leafPath, index % 2 ? green : leaf))
    .join('')}
  ${shape('M1250 890h172l-22 142a18 18 0 0 1-18 15h-92a18 18 0 0 1-18-15z', paper)}
  ${rect(1238, 872, 196, 40, white, 8)}${line(1262, 946, 1410, 946, rule, 3)}${line(1266, 974, 1406, 974, rule, 3)}`

/** A cup of coffee in the middle of the desk. */
export const cup = `
  ${stroke('M936 812c-14-22 14-34 0-58M976 812c-14-22 14-34 0-58', '#B9D2C7', 7)}
  <path d="M1030 872h26a40 40 0 0 1 0 80h-34" fill="none" stroke="${ink}" stroke-width="18"/>
  ${shape('M880 846h156v104a70 70 0 0 1-70 70h-16a70 70 0 0 1-70-70z', ink)}
  ${rect(848, 1028, 220, 18, white, 9)}`

/** Content under an SVG transform. */
export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`

/** Bars that stand on `base`; the last one is amber. */
export const risingBars = (x: number, base: number, heights: number[], width: number, gap: number) =>
  heights
    .map((height, bar) =>
      rect(
        x + bar * (width + gap),
        base - height,
        width,
        height,
        bar === heights.length - 1 ? amber : green,
        3,
      ),
    )
    .join('')

/** A sheet whose upper right corner is folded over, its upper left one at the origin. */
export const foldedSheet = (width: number, height: number, fold: number) => `
  ${rect(10, 12, width, height, '#C9DAD2', 10)}
  ${shape(`M10 0h${width - 20 - fold}l${fold + 10} ${fold + 10}v${height - fold - 20}a10 10 0 0 1 -10 10h${20 - width}a10 10 0 0 1 -10 -10v${20 - height}a10 10 0 0 1 10 -10z`, paper)}
  ${shape(`M${width - 10 - fold} 0v${fold}a10 10 0 0 0 10 10h${fold}z`, '#D3E6DD')}`
