import './globals.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { display, text } from './fonts.ts'

export const viewport: Viewport = { themeColor: '#fbfaf6', colorScheme: 'light' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`}>
      <body>
        {children}
        <script src="/site.js" defer />
      </body>
    </html>
  )
}
