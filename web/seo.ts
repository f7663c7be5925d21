import type { Metadata } from 'next'
import type { Page, Settings } from './content/index.ts'
import type { JsonLdValue } from './ui/jsonLd.tsx'

type Input = { path: string; page: Pick<Page, 'seo'>; settings: Pick<Settings, 'brand'>; siteUrl: string }

/** Title, description, canonical address and sharing card of a page. The address never comes from the request. */
export function pageMetadata({ path, page, settings, siteUrl }: Input): Metadata {
  const title = `${page.seo.title} | ${settings.brand}`
  const { description } = page.seo
  const url = `${siteUrl}${path}`
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: settings.brand ?? undefined,
      title,
      description,
      url,
      locale: 'en_US',
    },
    twitter: { card: 'summary', title, description },
  }
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
