import { fill, line, mirrored, oval } from './svg.ts'

const torso =
  'M84 880C86 706 122 646 212 614C250 600 270 588 274 558L366 558C370 588 390 600 428 614C518 646 554 706 556 880Z'

const dim = (d: string) => fill('#000000', d, 'opacity=".13"')
const buttons = (x: number, ys: number[]) =>
  ys.map((y) => oval('#FFFFFF', x, y, 5, 5, 'opacity=".7"')).join('')

type Draw = (colour: string, second: string, skin: string) => string

const neckline = (skin: string, depth: number) =>
  fill(skin, `M272 566C272 ${depth} 368 ${depth} 368 566L366 540L274 540Z`)

const crew: Draw = (c, trim, skin) =>
  fill(c, torso) + neckline(skin, 640) + line(trim, 12, 'M266 572C268 644 372 644 374 572')

const turtleneck: Draw = (c) =>
  fill(c, torso) +
  fill(c, 'M264 508C290 526 350 526 376 508L380 596C350 624 290 624 260 596Z') +
  dim('M262 574C290 600 350 600 378 574L380 596C350 624 290 624 260 596Z')

const blouse: Draw = (c, trim, skin) =>
  fill(c, torso) +
  fill(skin, 'M270 560L320 668L370 560L366 540L274 540Z') +
  mirrored(fill(trim, 'M270 554L242 590L286 652L320 668Z')) +
  line('#000000', 4, 'M320 670L320 800', 'opacity=".14"') +
  buttons(332, [706, 752])

const jacketHalf = 'M84 880C86 706 122 646 212 614C242 603 258 594 264 578L318 880Z'
const lapel = 'M264 574L222 622L250 646L232 664L316 880L318 740C300 690 282 640 264 574Z'

const blazer: Draw = (c, shirt, skin) =>
  fill(shirt, torso) + neckline(skin, 636) + mirrored(fill(c, jacketHalf) + dim(lapel))

const suit: Draw = (c, shirt) =>
  fill(shirt, torso) +
  mirrored(
    fill(c, jacketHalf) +
      dim(lapel) +
      fill(shirt, 'M276 548L252 590L290 648L320 604Z') +
      line('#000000', 3, 'M252 590L290 648L320 604', 'opacity=".12"'),
  )

const openShirt: Draw = (c, shirt, skin) =>
  fill(shirt, torso) +
  fill(skin, 'M272 556L320 664L368 556L366 540L274 540Z') +
  mirrored(
    fill(c, jacketHalf) +
      dim(lapel) +
      fill(shirt, 'M274 546L248 590L288 656L320 664Z') +
      line('#000000', 3, 'M248 590L288 656L320 664', 'opacity=".12"'),
  )

const tie = (c: string) =>
  fill(c, 'M304 612L336 612L344 640L334 650L346 880L294 880L306 650L296 640Z') +
  line('#000000', 4, 'M306 650L334 650', 'opacity=".18"')

const bowTie = (c: string) =>
  mirrored(fill(c, 'M320 624L262 596C254 614 254 640 262 656Z')) +
  `<rect x="306" y="610" width="28" height="32" rx="8" fill="${c}"/>` +
  dim('M306 616h28v22h-28Z')

const knotted = (c: string) =>
  mirrored(
    fill(c, 'M320 616C280 580 240 606 236 640C266 660 300 650 320 630Z') +
      dim('M320 622C296 612 270 620 250 640C276 648 304 642 320 630Z'),
  ) +
  fill(c, 'M306 624L272 748L306 762L322 640L344 742L376 724L336 624Z') +
  oval(c, 320, 626, 20, 18)

export const garments = {
  crew,
  turtleneck,
  blouse,
  blazer,
  openShirt,
  suitWithTie: ((c, shirt, skin) => suit(c, shirt, skin) + tie('#0E5A47')) satisfies Draw,
  suitWithBow: ((c, shirt, skin) => suit(c, shirt, skin) + bowTie('#D98A1F')) satisfies Draw,
  knottedBlouse: ((c, bow, skin) => fill(c, torso) + neckline(skin, 600) + knotted(bow)) satisfies Draw,
  tunic: ((c) => fill(c, torso)) satisfies Draw,
}
