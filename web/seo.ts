import type { Metadata } from 'next'
import type { Page, Settings } from './content/index.ts'
import type { JsonLdValue } from './ui/jsonLd.tsx'

type Input = {
  path: string
  page: Pick<Page, 'seo'>
  settings: Pick<Settings, 'brand'>
  siteUrl: string
}

/** Title, description, canonical address and sharing card of a page. The address never comes from the request. */
export function pageMetadata({ path, page, settings, siteUrl }: Input): Metadata {
  const title = `${page.seo.title} | ${settings.brand}`
  const { description } = page.seo
  const url = `${siteUrl}${path}`
  const images = { url: `${siteUrl}${sharePath(path)}`, width: 1200, height: 630, alt: page.seo.title }
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      images,
      type: 'website',
      siteName: settings.brand,
      title,
      description,
      url,
      locale: 'en_US',
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

/** Where the picture is that a shared link to a page shows. */
const sharePath = (path: string) => `/share${path === '/' ? '' : path}`

/** The title of the page that does not exist, which search engines should not keep. */
export function notFoundMetadata({ brand, notFound }: Pick<Settings, 'brand' | 'notFound'>): Metadata {
  return { title: `${notFound?.title ?? ''} | ${brand}`, robots: { index: false } }
}

/** Organization data of schema.org. */
export function organization(settings: Settings, siteUrl: string): JsonLdValue {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.brand,
    description: settings.description,
    url: siteUrl,
    ...(settings.mailboxes && { email: settings.mailboxes.communitySupport }),
  }
}
