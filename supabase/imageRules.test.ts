import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageType } from './imageRules.ts'

describe('imageType', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('knows %s by its bytes', async (format) => {
    const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
    expect(imageType(await image.toFormat(format).toBuffer())).toBe(`image/${format}`)
  })

  test.each([
    '',
    '\x89PN',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<html>',
    'RIFF....WAVE',
    '....ftypisom....mp42',
    'BM......',
    ' GIF89a',
  ])('does not take "%s" for an image', (text) => {
    expect(imageType(Buffer.from(text, 'latin1'))).toBeUndefined()
  })
})
