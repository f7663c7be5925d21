import { book, cup, desk, group, rules, white } from './furniture.ts'
import {
  amber,
  circle,
  green,
  ink,
  leaf,
  picture,
  placed,
  rect,
  shape,
  softAmber,
  softGreen,
  stroke,
  tick,
} from './shapes.ts'

type Person = { skin: string; hair: string; coat: string; ground: string; cut: string }

/** A portrait in a frame, 260 by 320. */
const portrait = ({ skin, hair, coat, ground, cut }: Person) => `
  ${rect(10, 12, 260, 320, '#C9DAD2', 10)}${rect(0, 0, 260, 320, white, 10)}${rect(20, 20, 220, 280, ground)}
  ${shape('M34 300c4-74 44-104 96-104s92 30 96 104z', coat)}${rect(106, 164, 48, 60, skin, 22)}
  ${shape('M106 196h48v10a24 24 0 0 1-48 0z', skin)}
  ${circle(130, 128, 58, skin)}${shape(cut, hair)}
  ${circle(112, 132, 5, ink)}${circle(150, 132, 5, ink)}${stroke('M114 156q17 14 34 0', ink, 5)}`

const short = 'M70 128C62 60 110 52 136 58C180 58 196 90 190 128C182 106 168 96 140 98C108 100 84 98 70 128Z'
const long =
  'M66 190C50 80 84 54 130 54S210 80 194 190C184 176 186 120 176 104C150 108 116 104 100 92C84 110 78 170 66 190Z'
const bun =
  'M70 124C66 82 92 64 110 62A30 30 0 1 1 152 62C176 66 196 86 190 124C178 100 156 92 130 92S82 100 70 124Z'

const people: (Person & { at: string })[] = [
  {
    at: 'translate(150 190) rotate(-2)',
    skin: '#E9BFA0',
    hair: '#5A3526',
    coat: green,
    ground: '#DCE9E2',
    cut: long,
  },
  {
    at: 'translate(466 120) rotate(1)',
    skin: '#8A5A3C',
    hair: ink,
    coat: amber,
    ground: softAmber,
    cut: short,
  },
  {
    at: 'translate(466 500) rotate(-1)',
    skin: '#F0CFB4',
    hair: '#C79A4B',
    coat: ink,
    ground: '#DCE9E2',
    cut: bun,
  },
  {
    at: 'translate(150 550) rotate(2)',
    skin: '#C68A63',
    hair: '#2A1C1A',
    coat: leaf,
    ground: softAmber,
    cut: short,
  },
]

const question = `
  ${shape('M820 170h420a24 24 0 0 1 24 24v180a24 24 0 0 1-24 24h-310l-76 74v-74h-34a24 24 0 0 1-24-24v-180a24 24 0 0 1 24-24z', white)}
  ${rules(850, 232, 350, 3, 52)}${rect(850, 222, 260, 14, ink, 7)}${rect(850, 274, 330, 14, ink, 7)}${rect(850, 326, 190, 14, ink, 7)}`

const answer = `
  ${shape('M990 480h440a24 24 0 0 1 24 24v210a24 24 0 0 1-24 24h-20v84l-96-84h-324a24 24 0 0 1-24-24v-210a24 24 0 0 1 24-24z', green)}
  ${[538, 598, 658].map((y, row) => `${tick(1010, y + 6, 34, white)}${rect(1076, y - 4, [310, 240, 280][row] ?? 0, 14, '#C4DDD2', 7)}`).join('')}
  ${rect(1076, 700, 120, 5, white)}${rect(1076, 711, 120, 5, white)}`

/** Four portraits on the wall, and a question that gets its answer. */
export const pictures = {
  experts: picture(
    1600,
    1200,
    softGreen,
    `${people.map(({ at, ...person }) => group(at, portrait(person))).join('')}
  ${question}${answer}${desk}
  ${book(760, 976, 420, ink, amber)}${book(800, 912, 340, green, '#E3EFE9')}
  ${placed(400, 0, 0, 1, cup)}`,
  ),
}
