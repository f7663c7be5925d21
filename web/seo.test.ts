import { expect, test } from 'vitest'
import { notFoundMetadata, pageMetadata } from './seo.ts'

const input = {
  path: '/about',
  page: { seo: { title: 'Our story', description: 'How Core came to be.' } },
  settings: { brand: 'Core' },
  siteUrl: 'https://core.example.com',
}

test('title, description, canonical address and sharing card agree', () => {
  expect(pageMetadata(input)).toMatchObject({
    title: 'Our story | Core',
    description: 'How Core came to be.',
    alternates: { canonical: 'https://core.example.com/about' },
    openGraph: { title: 'Our story | Core', url: 'https://core.example.com/about', siteName: 'Core' },
  })
})

test.each([
  ['/', '/share'],
  ['/about', '/share/about'],
])('a shared link to %s shows the picture drawn for it', (path, picture) => {
  const images = { url: `https://core.example.com${picture}`, width: 1200, height: 630, alt: 'Our story' }
  expect(pageMetadata({ ...input, path })).toMatchObject({
    openGraph: { images },
    twitter: { card: 'summary_large_image', images },
  })
})

test('the page that does not exist is named, and kept out of search engines', () => {
  const settings = { brand: 'Core', notFound: { title: 'Oops! Page not found', linkLabel: 'Return to Home' } }
  expect(notFoundMetadata(settings)).toEqual({
    title: 'Oops! Page not found | Core',
    robots: { index: false },
  })
})
