import './globals.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { display, text } from './fonts.ts'

export const viewport: Viewport = { themeColor: '#fbfaf6', colorScheme: 'light' }

/** Browsers that know these rules fetch a page of this site when a visitor is about to open it. */
const speculation = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin/*', '/api/*'] } },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`}>
      <body>
        {children}
        <script src="/site.js" defer />
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed rules, written above
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculation) }}
        />
      </body>
    </html>
  )
}
