import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asPicture } from './picture.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'a portrait in %s passes as it is',
  async (format) => {
    const bytes = await blank(40, 30).toFormat(format).toBuffer()
    expect(await asPicture(bytes)).toBe(bytes)
  },
)

test.each(['png', 'jpeg', 'gif'] as const)(
  'a small %s file that unfolds to too many pixels is refused',
  async (format) => {
    const bytes = await blank(64_001, 1_000).toFormat(format).toBuffer()
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024)
    await expect(asPicture(bytes)).rejects.toThrow(/pixel limit/)
  },
)

test('what only begins like a picture is refused', async () => {
  await expect(asPicture(Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'))).rejects.toThrow()
  await expect(asPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"'))).rejects.toThrow()
})
