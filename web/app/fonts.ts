import localFont from 'next/font/local'

// Both faces are preloaded. One that still comes after the first paint waits for the next page (`optional`): nothing
// moves under a reader's eyes. Until then fallbackFaces.css has the widths.

/** The display face, for headings. */
export const display = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: false,
})

/** The text face, for everything else. */
export const text = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-inter',
  display: 'optional',
  adjustFontFallback: false,
})
