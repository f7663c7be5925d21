import { expect, test } from 'vitest'
import { jsonLdText } from './jsonLd.tsx'

test('structured data cannot close its script element', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})
