import type { ReactNode } from 'react'
import type { Settings } from '../../content/index.ts'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'

type Props = { settings: Settings; currentPath?: string; children: ReactNode }

/** What stands around every page: skip link, navigation, footer. */
export function SiteFrame({ settings, currentPath, children }: Props) {
  return (
    <>
      <a href="#content" className="skip-link">
        {settings.labels?.skipToContent}
      </a>
      <Navigation settings={settings} currentPath={currentPath} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} />
    </>
  )
}
