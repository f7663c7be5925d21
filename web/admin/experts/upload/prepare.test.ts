import { expect, test } from 'vitest'
import { maxFileBytes } from '../../../../supabase/imageRules.ts'
import { scaledSize } from './prepare.ts'

test.each([
  [4032, 3024, 10_000, { width: 1024, height: 768 }],
  [3024, 4032, 10_000, { width: 768, height: 1024 }],
  [1025, 1025, 10_000, { width: 1024, height: 1024 }],
  [20_000, 3, 10_000, { width: 1024, height: 1 }],
  [1000, 500, maxFileBytes + 1, { width: 1000, height: 500 }],
])(
  'a photo of %i × %i px and %i bytes is drawn anew, at most 1024 px large',
  (width, height, bytes, size) => {
    expect(scaledSize(width, height, bytes)).toEqual(size)
  },
)

test.each([
  [1024, 1024, maxFileBytes],
  [1024, 1, 10],
  [1, 1, 10],
])('a picture of %i × %i px and %i bytes stays as it is', (width, height, bytes) => {
  expect(scaledSize(width, height, bytes)).toBeUndefined()
})
