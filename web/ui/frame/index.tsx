import type { ReactNode } from 'react'
import type { Settings } from '../../content/index.ts'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'

type Props = {
  settings: Settings
  currentPath?: string
  /** True where no part of the page needs a script: the page server then leaves out the framework's. */
  isStatic: boolean
  children: ReactNode
}

/** What stands around every page: skip link, navigation, footer. */
export function SiteFrame({ settings, currentPath, isStatic, children }: Props) {
  return (
    <>
      <a href="#content" className="skip-link">
        {settings.labels?.skipToContent}
      </a>
      <Navigation settings={settings} currentPath={currentPath} />
      <main id="content" tabIndex={-1} data-static={isStatic || undefined}>
        {children}
      </main>
      <Footer settings={settings} />
    </>
  )
}
