import { describe, expect, test } from 'vitest'
import { matches } from './matches.ts'
import { faqPage } from './structuredData.ts'

const entry = { question: 'Which plans include CPE?', plainAnswer: 'Advantage and Elite, up to 40 credits.' }

describe('FAQ search: case-insensitive substring match on question or answer', () => {
  test.each([
    ['', true],
    ['cpe', true],
    ['WHICH PLANS', true],
    ['ELITE', true],
    ['  40 credits  ', true],
    ['plans cpe', false],
    ['cpe? advantage', false],
    ['refund', false],
  ])('"%s" matches: %s', (text, expected) => {
    expect(matches(entry, text)).toBe(expected)
  })
})

test('structured FAQ data names each question and its accepted answer', () => {
  expect(faqPage([entry])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Which plans include CPE?',
        acceptedAnswer: { '@type': 'Answer', text: 'Advantage and Elite, up to 40 credits.' },
      },
    ],
  })
})
