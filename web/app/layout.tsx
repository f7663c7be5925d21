import './globals.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { speculationRules } from '../speculation.ts'
import { display, text } from './fonts.ts'

export const viewport: Viewport = { themeColor: '#fbfaf6', colorScheme: 'light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`}>
      <body>
        {children}
        <script src="/site.js" defer />
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed rules of this site
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
      </body>
    </html>
  )
}
