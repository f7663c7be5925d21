import { garments } from './clothes.ts'
import { drawFeatures, drawHead, drawNeck, type Face } from './face.ts'
import { beards, hairStyles } from './hair.ts'
import { mirrored, oval } from './svg.ts'

export type Person = {
  background: string
  face: Face
  /** Style and colour. */
  hair: [style: keyof typeof hairStyles, colour: string]
  beard?: [style: keyof typeof beards, colour: string]
  /** Cut, colour and second colour (shirt, trim or bow). */
  garment: [cut: keyof typeof garments, colour: string, second: string]
  earrings?: string
}

/** A head-and-shoulders portrait before ruled paper, as SVG of 640 x 800. */
export function drawPerson({ background, face, hair, beard, garment, earrings }: Person): string {
  const [style, hairColour] = hair
  const { behind, over } = hairStyles[style](hairColour)
  const [cut, colour, second] = garment
  const rules = Array.from({ length: 17 }, (_, i) => `M0 ${i * 48 + 24}H640`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 640 800">
<rect width="640" height="800" fill="${background}"/>
<path d="${rules}" stroke="#10202B" stroke-opacity=".07" stroke-width="2"/>
<g transform="translate(320 800) scale(1.1) translate(-320 -778)">
${behind}
${drawNeck(face)}
<g transform="translate(0 -40)">${garments[cut](colour, second, face.skin)}</g>
${drawHead(face)}
${beard ? beards[beard[0]](beard[1]) : ''}
${drawFeatures(face)}
${over}
${earrings ? mirrored(oval(earrings, 216, 374, 8)) : ''}
</g>
</svg>`
}
