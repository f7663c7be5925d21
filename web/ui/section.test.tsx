import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lines } from './section.tsx'

test.each([
  [
    'Exclusive\n60-Day Trial',
    /Exclusive <\/span><span[^>]*><span class="whitespace-nowrap">60-Day<\/span> Trial</,
  ],
  ['All on one line', /^<span[^>]*>All on one line<\/span>$/],
])('%j keeps its lines, and its number with its word', (text, html) => {
  expect(renderToStaticMarkup(<Lines text={text} />)).toMatch(html)
})
