import { describe, expect, test } from 'vitest'
import { type ExpertInput, expertSchema, inputOf } from './expertForm.ts'

const valid: ExpertInput = {
  name: 'Dana Whitfield',
  role: 'Tax planning',
  image_url: 'https://pictures.example.com/dana.webp',
  description: 'Likes returns.',
  is_active: false,
}

/** The first message of each wrong field. */
const messagesOf = (input: Partial<ExpertInput>) => {
  const { error } = expertSchema.safeParse({ ...valid, ...input })
  return Object.fromEntries((error?.issues ?? []).reverse().map(({ path, message }) => [path[0], message]))
}

describe('expertSchema', () => {
  test('takes what is complete, without the spaces around it', () => {
    expect(expertSchema.parse({ ...valid, name: ' \tDana Whitfield\n' })).toEqual(valid)
  })

  test('an empty address is no address', () => {
    expect(expertSchema.parse({ ...valid, image_url: '  ' }).image_url).toBeNull()
  })

  test.each(['name', 'role', 'description'] as const)(
    '%s is required; spaces and invisible characters are not enough',
    (field) => {
      for (const empty of [' \n ', '\u200b\u3164 \u2800', '\u0007']) {
        const messages = messagesOf({ [field]: empty })
        expect(Object.keys(messages)).toEqual([field])
        expect(messages[field]).toMatch(/^Enter a /)
      }
    },
  )

  test('control characters that were pasted along are left out, line ends stay', () => {
    const { name, description } = expertSchema.parse({
      ...valid,
      name: '\0Dana\u0007',
      description: 'One\r\nTwo',
    })
    expect({ name, description }).toEqual({ name: 'Dana', description: 'One\r\nTwo' })
  })

  test.each([
    ['name', 120],
    ['role', 120],
    ['description', 1000],
  ] as const)('%s takes %i characters and no more', (field, limit) => {
    expect(messagesOf({ [field]: 'é'.repeat(limit) })).toEqual({})
    expect(messagesOf({ [field]: '🧾'.repeat(limit) })).toEqual({})
    expect(messagesOf({ [field]: 'é'.repeat(limit + 1) })).toEqual({
      [field]: `The ${field} has ${limit + 1} characters; at most ${limit} fit. Shorten it.`,
    })
  })

  test.each([
    'http://example.com/a.png',
    'https://example.com/ä.png?a=1&b=2#c',
    `https://example.com/${'a'.repeat(2048 - 'https://example.com/'.length)}`,
  ])('takes the address %s', (image_url) => expect(messagesOf({ image_url })).toEqual({}))

  test.each([
    'example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.com/a.png',
    'https://',
    'https://example.com/a b.png',
    '//example.com/a.png',
  ])('refuses the address %s', (image_url) =>
    expect(messagesOf({ image_url })).toEqual({
      image_url: 'Enter a full address that begins with https:// or http://, without spaces.',
    }),
  )

  test('an address has at most 2048 characters', () => {
    const image_url = `https://example.com/${'a'.repeat(2048)}`
    expect(messagesOf({ image_url }).image_url).toContain('at most 2048 fit')
  })
})

describe('inputOf', () => {
  test('a new expert has empty fields, is_active true', () => {
    expect(inputOf(undefined)).toEqual({
      name: '',
      role: '',
      image_url: '',
      description: '',
      is_active: true,
    })
  })

  test('an expert without a picture has an empty address', () => {
    expect(inputOf({ ...valid, image_url: null })).toEqual({ ...valid, image_url: '' })
  })
})
