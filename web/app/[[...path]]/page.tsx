import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { Suspense } from 'react'
import { getPage, getPaths, getSettings, type Page } from '../../content/index.ts'
import { env } from '../../env.ts'
import { getExperts } from '../../experts/index.ts'
import { SectionView } from '../../sections/index.tsx'
import { needsScript, showsToasts } from '../../sections/interactive.ts'
import { notFoundMetadata, organization, pageMetadata } from '../../seo.ts'
import { actionLink, locationHeader } from '../../ui/actionLink.ts'
import { SiteFrame } from '../../ui/frame/index.tsx'
import { JsonLd } from '../../ui/jsonLd.tsx'
import { NotFoundPage } from '../../ui/notFoundPage.tsx'
import { LazyToasts } from '../../ui/toasts/lazyToasts.tsx'

type Props = { params: Promise<{ path?: string[] }> }

// A page published after the build is made at its first visit.
export const dynamicParams = true

/** The pages known at build time. */
export async function generateStaticParams() {
  const { pages } = await getPaths()
  return pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = toPath(await params)
  const [page, settings] = await Promise.all([readPage(path), getSettings()])
  if (!page) return notFoundMetadata(settings)
  return pageMetadata({ path, page, settings, siteUrl: env.SITE_URL })
}

/** Every page of the site: its path finds the document, whose sections follow each other. */
export default async function SitePage({ params }: Props) {
  const path = toPath(await params)
  // Asked now, so that two backends that hang are waited for once and not one after the other.
  void getExperts()
  const [page, settings] = await Promise.all([readPage(path), getSettings()])
  if (!page) {
    await followRedirect(path)
    return <NoSuchPage />
  }

  const sections = page.sections.map((section) => (
    <SectionView key={section._key} section={section} settings={settings} />
  ))
  const toasts = showsToasts(page.sections) && <LazyToasts texts={settings.toasts} labels={settings.labels} />
  const isStatic = !needsScript(page.sections)
  if (page.frame === 'bare') {
    return (
      <main id="content" data-static={isStatic || undefined}>
        {sections}
        {toasts}
      </main>
    )
  }
  return (
    <SiteFrame settings={settings} currentPath={path} isStatic={isStatic}>
      {path === '/' && <JsonLd data={organization(settings, env.SITE_URL)} />}
      {sections}
      {toasts}
    </SiteFrame>
  )
}

const toPath = ({ path = [] }: { path?: string[] }) => `/${path.join('/')}`

/** The page at a path. Unknown paths cost one small query for all of them together. */
async function readPage(path: string): Promise<Page | null> {
  const { pages } = await getPaths()
  return pages.some((page) => page.path === path) ? getPage(path) : null
}

/** Leaves for where an editor's redirect from this path leads, if there is one. */
async function followRedirect(path: string): Promise<void> {
  const [{ redirects }, settings] = await Promise.all([getPaths(), getSettings()])
  const found = redirects.find(({ from }) => from === path)
  const link = found && actionLink(found, settings)
  if (link) found.permanent ? permanentRedirect(locationHeader(link)) : redirect(locationHeader(link))
}

/**
 * Answers 404. Outside a Suspense boundary `notFound()` sends an empty document that only a script fills;
 * inside one, the answer still becomes 404 and the document holds the whole fallback.
 */
function NoSuchPage() {
  return (
    <Suspense fallback={<NotFoundPage />}>
      <Missing />
    </Suspense>
  )
}

async function Missing(): Promise<never> {
  notFound()
}
