import { describe, expect, test } from 'vitest'
import { newFileName, sentAt, uploadedName } from './fileName.ts'

const bucket = 'http://127.0.0.1:54321/storage/v1/object/public/experts/'

describe('generated unique file name (timestamp, random string, original extension)', () => {
  test.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/webp', 'webp'],
    ['image/avif', 'avif'],
    ['image/gif', 'gif'],
  ] as const)('%s is sent as .%s', (type, extension) => {
    expect(newFileName(type, 1763640000000)).toMatch(
      new RegExp(`^1763640000000-[0-9a-f]{16}\\.${extension}$`),
    )
  })

  test('two names of one moment differ', () => {
    expect(newFileName('image/png', 1763640000000)).not.toBe(newFileName('image/png', 1763640000000))
  })

  test('the name tells when it was sent', () => {
    expect(sentAt(newFileName('image/webp', 1763640000000))).toBe(1763640000000)
  })
})

describe('uploadedName', () => {
  test('knows an upload by its address', () => {
    const name = newFileName('image/gif')
    expect(uploadedName(bucket + name, bucket)).toBe(name)
  })

  test.each([
    null,
    '',
    'https://pictures.example.com/1763640000000-0123456789abcdef.png',
    `${bucket}samples/dana-whitfield.webp`,
    `${bucket}../secrets/1763640000000-0123456789abcdef.png`,
    `${bucket}1763640000000-0123456789abcdef.png?download`,
    `https://evil.example.com/${bucket}1763640000000-0123456789abcdef.png`,
  ])('%s is no upload of ours', (url) => expect(uploadedName(url, bucket)).toBeUndefined())
})
