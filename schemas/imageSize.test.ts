import { expect, test } from 'vitest'
import { checkSharpness, heroPicture, imageSize } from './imageSize.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'
const image = (size: string, crop = {}) => ({
  asset: { _type: 'reference', _ref: `image-${hash}-${size}-webp` },
  crop: { left: 0, right: 0, top: 0, bottom: 0, ...crop },
})

test.each([
  [`image-${hash}-1600x1200-webp`, { width: 1600, height: 1200 }],
  ['image-Tb9Ew8CXIwaY6R1kjMvI0uRR-2000x3000-jpg', { width: 2000, height: 3000 }],
  ['image-odd', null],
  [`image-${hash}-0x0-webp`, null],
  [`file-${hash}-pdf`, null],
  ['', null],
])('the asset %s has the size %o', (id, size) => {
  expect(imageSize(id)).toEqual(size)
})

test('a hero image smaller than its place gets a warning', () => {
  expect(checkSharpness(image('1200x900'), heroPicture)).toBe(true)
  expect(checkSharpness(undefined, heroPicture)).toBe(true)
  expect(checkSharpness(image('1199x900'), heroPicture)).toMatch(/1199 × 900.*at least 1200 × 900/)
  expect(checkSharpness(image('1600x400'), heroPicture)).toMatch(/blurred/)
})

test('so does one of which too little is left after cropping', () => {
  expect(checkSharpness(image('1600x1200', { left: 0.25 }), heroPicture)).toBe(true)
  expect(checkSharpness(image('1600x1200', { left: 0.25, right: 0.25 }), heroPicture)).toMatch(/800 × 1200/)
})
