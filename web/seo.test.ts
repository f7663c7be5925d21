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

test('a shared link shows the picture of the page, by an address of this site', () => {
  expect(pageMetadata({ ...input, preview: '/_next/image?url=x&w=1200' })).toMatchObject({
    openGraph: {
      images: { url: 'https://core.example.com/_next/image?url=x&w=1200', width: 1200, height: 630 },
    },
    twitter: { card: 'summary_large_image' },
  })
})

test('the page that does not exist is named, and kept out of search engines', () => {
  const settings = { brand: 'Core', notFound: { title: 'Oops! Page not found', linkLabel: 'Return to Home' } }
  expect(notFoundMetadata(settings)).toEqual({
    title: 'Oops! Page not found | Core',
    robots: { index: false },
  })
})
