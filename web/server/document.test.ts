import { describe, expect, test } from 'vitest'
import { finishDocument, isBootstrap } from './document.ts'

const page = (mark: string, body: string) =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><link rel="preload" href="/f.woff2" as="font"/><script src="/_next/b.js" async=""></script></head><body><main id="content"${mark}>${body}</main><script src="/site.js" defer=""></script><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"5:\\u003cp>\\"x\\""])</script></body></html>`

const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? ''

test('a page that hydrates nothing keeps its words, data and own script, and none of the framework’s', () => {
  const { html, policy } = finishDocument('/', page(' data-static="true"', '<p>Words</p>'))
  expect(html).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" href="/f.woff2" as="font"/></head><body><main id="content" data-static="true"><p>Words</p></main><script src="/site.js" defer=""></script><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script></body></html>',
  )
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules';")
})

test('a page that hydrates stays as it is, and its two bootstrap scripts and its speculation rules are allowed by their hashes', () => {
  const rendered = page('', '<p>Words</p>')
  const { html, policy } = finishDocument('/', rendered)
  expect(html).toBe(rendered)
  expect(scriptsOf(policy).match(/'sha256-[^']+'/g)).toHaveLength(3)
  expect(policy).not.toContain('unsafe-inline')
})

test('a script that somebody slipped into a page is not blessed', () => {
  const { policy } = finishDocument('/', page('', '<script>alert(1)</script>'))
  expect(scriptsOf(policy).match(/'sha256-[^']+'/g)).toHaveLength(3)
})

test('words about the mark do not make a page static', () => {
  const { html } = finishDocument('/', page('', '<p>data-static</p>'))
  expect(html).toContain('__next_f')
})

describe('Next’s own inline scripts', () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a:\\"$Sreact.fragment\\"\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});',
  ])('%s is one', (script) => {
    expect(isBootstrap(script)).toBe(true)
  })

  test.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"])//\nalert(1)',
    'self.__next_f.push([(alert(1))])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert(1);({});',
  ])('%s is none', (script) => {
    expect(isBootstrap(script)).toBe(false)
  })
})

test('only the blurred placeholders of pictures and the length of a bar are allowed as style attributes', () => {
  const placeholder = 'background-image:url(data:image/jpeg;base64,/9j/2w+A=);background-size:cover'
  const allowed = (style: string) =>
    finishDocument('/', page(' data-static="true"', `<img style="${style}">`)).policy.includes(
      'unsafe-hashes',
    )
  expect(allowed(placeholder)).toBe(true)
  expect(allowed('width:20%')).toBe(true)
  expect(allowed('position:fixed;inset:0')).toBe(false)
  expect(allowed(`${placeholder};position:fixed`)).toBe(false)
})

test('only /membership-embed may be framed by other sites', () => {
  const policyOf = (path: string) => finishDocument(path, page('', '')).policy
  expect(policyOf('/membership-embed')).toContain('frame-ancestors *')
  for (const path of ['/', '/membership', '/membership-embed/more']) {
    expect(policyOf(path)).toContain("frame-ancestors 'none'")
  }
})

test('a page of the admin area may speak to its Supabase and show chosen pictures; inline scripts stay named', () => {
  const { policy } = finishDocument('/admin', page('', ''), 'https://project.supabase.co/')
  expect(policy).toContain("connect-src 'self' https://project.supabase.co;")
  expect(policy).toContain("img-src 'self' data: https: https://project.supabase.co blob:;")
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(scriptsOf(policy)).not.toContain('unsafe-inline')
  expect(finishDocument('/', page('', '')).policy).not.toContain('blob:')
})
