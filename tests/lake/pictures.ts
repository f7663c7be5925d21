import sharp, { type Sharp } from 'sharp'

/** A picture whose left half is red and whose right half is blue. */
export function picture(width: number, height: number): Sharp {
  const red = { create: { width: width / 2, height, channels: 3, background: '#f00' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: red, left: 0, top: 0 },
  ])
}
