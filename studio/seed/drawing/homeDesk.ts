import {
  amber,
  green,
  ink,
  leaf,
  line,
  paper,
  range,
  rect,
  rule,
  sand,
  softAmber,
  softGreen,
  tick,
} from './shapes.ts'

/** A pane with the morning outside: a sun, and hills drawn as rising bars. */
const pane = (x: number) => {
  const heights = x < 500 ? [70, 96, 84, 128, 150] : [176, 160, 214, 246, 292]
  return `<svg x="${x}" y="128" width="300" height="560" viewBox="0 0 300 560">
    ${rect(0, 0, 300, 560, softAmber)}
    ${x < 500 ? `<circle cx="214" cy="208" r="74" fill="${amber}"/>` : ''}
    ${heights.map((height, index) => rect(index * 60, 560 - height, 60, height, index % 2 ? '#C4DDD2' : '#D3E6DD')).join('')}
  </svg>`
}

const window = `
  ${rect(160, 104, 672, 608, '#FFFFFF', 14)}
  ${pane(184)}${pane(508)}
  ${rect(136, 706, 720, 30, '#FFFFFF', 8)}${line(140, 738, 852, 738, '#CFE0D8', 4)}`

const pinnedSheet = `<g transform="rotate(2.5 1190 360)">
  <rect x="1000" y="150" width="400" height="500" rx="10" fill="#C9DAD2"/>
  <rect x="990" y="138" width="400" height="500" rx="10" fill="${paper}"/>
  ${range(9)
    .map((row) => line(990, 198 + row * 48, 1390, 198 + row * 48, rule))
    .join('')}
  ${line(1064, 138, 1064, 638, '#E9B9A5', 3)}
  ${[96, 150, 128, 206, 268].map((height, bar) => rect(1092 + bar * 56, 536 - height, 34, height, bar === 4 ? amber : green, 3)).join('')}
  ${line(1088, 540, 1366, 540, ink, 4)}${line(1088, 580, 1366, 580, green, 5)}${line(1088, 592, 1366, 592, green, 5)}
  ${[246, 342, 438, 534].map((y) => tick(1014, y - 18, 30, green)).join('')}
  <circle cx="1190" cy="140" r="15" fill="${amber}"/>
</g>`

const book = (x: number, y: number, width: number, cover: string, band: string) => `
  ${rect(x, y, width, 64, cover, 10)}
  ${rect(x + width - 30, y + 12, 34, 40, paper)}
  ${[22, 32, 42].map((offset) => line(x + width - 28, y + offset, x + width + 2, y + offset, rule)).join('')}
  ${rect(x + 44, y, 16, 64, band)}`

const plant = `
  ${[
    'M1330 900C1300 800 1240 760 1196 752C1204 820 1250 884 1330 900Z',
    'M1336 900C1332 770 1364 690 1420 644C1448 740 1420 850 1336 900Z',
    'M1344 904C1390 830 1450 800 1504 806C1484 870 1424 914 1344 904Z',
    'M1330 896C1270 842 1256 766 1276 690C1336 738 1358 822 1330 896Z',
  ]
    .map((leafPath, index) => `<path d="${leafPath}" fill="${index % 2 ? green : leaf}"/>`)
    .join('')}
  <path d="M1250 890h172l-22 142a18 18 0 0 1-18 15h-92a18 18 0 0 1-18-15z" fill="${paper}"/>
  ${rect(1238, 872, 196, 40, '#FFFFFF', 8)}${line(1262, 946, 1410, 946, rule, 3)}${line(1266, 974, 1406, 974, rule, 3)}`

const cup = `
  <path d="M936 812c-14-22 14-34 0-58M976 812c-14-22 14-34 0-58" fill="none" stroke="#B9D2C7" stroke-width="7" stroke-linecap="round"/>
  <path d="M1030 872h26a40 40 0 0 1 0 80h-34" fill="none" stroke="${ink}" stroke-width="18"/>
  <path d="M880 846h156v104a70 70 0 0 1-70 70h-16a70 70 0 0 1-70-70z" fill="${ink}"/>
  ${rect(848, 1028, 220, 18, '#FFFFFF', 9)}`

export const pictures = {
  'home-desk': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200">
  ${rect(0, 0, 1600, 1200, softGreen)}
  ${range(21)
    .map((row) => line(0, 48 + row * 48, 1600, 48 + row * 48, '#D6E7DF'))
    .join('')}
  ${window}${pinnedSheet}
  ${rect(0, 1040, 1600, 160, sand)}${rect(0, 1040, 1600, 12, '#DCCDB2')}
  ${range(3)
    .map((row) => line(0, 1090 + row * 40, 1600, 1090 + row * 40, '#DFD1B8'))
    .join('')}
  ${book(250, 976, 500, green, amber)}${book(290, 912, 420, ink, softGreen)}${book(272, 848, 380, amber, paper)}
  ${cup}${plant}
</svg>`,
}
