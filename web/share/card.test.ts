import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareCard } from './card.ts'

test.each([
  'Our story',
  'A community of accounting professionals for accountants',
  'Café résumé — “quoted” & <tagged>',
  'Unbreakable'.repeat(12),
  '日本語',
  '',
])('the card for "%s" is a picture of 1200 by 630 pixels below 60 KB', async (title) => {
  const card = await shareCard({ brand: 'Core', title })
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(card.length).toBeLessThan(60 * 1024)
})

test('another title is another picture', async () => {
  const [one, two] = await Promise.all(
    ['Our story', 'Our stories'].map((title) => shareCard({ brand: 'Core', title })),
  )
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false)
})
