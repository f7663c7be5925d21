import localFont from 'next/font/local'

/** The display face, for headings. Its fallback is sized like it, so that nothing moves when it arrives. */
export const display = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
})

/** The text face, for everything else. */
export const text = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-inter',
  adjustFontFallback: 'Arial',
})
