import { book, cup, desk, plant } from './furniture.ts'
import { amber, green, ink, line, paper, range, rect, rule, softAmber, softGreen, tick } from './shapes.ts'

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

export const pictures = {
  'home-desk': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200">
  ${rect(0, 0, 1600, 1200, softGreen)}
  ${range(21)
    .map((row) => line(0, 48 + row * 48, 1600, 48 + row * 48, '#D6E7DF'))
    .join('')}
  ${window}${pinnedSheet}
  ${desk}
  ${book(250, 976, 500, green, amber)}${book(290, 912, 420, ink, softGreen)}${book(272, 848, 380, amber, paper)}
  ${cup}${plant}
</svg>`,
}
