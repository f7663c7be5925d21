import { type APIResponse, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { seededPaths } from '../../support/paths.ts'
import { visit } from '../../support/stack.ts'

const policyOf = (response: APIResponse) => response.headers()['content-security-policy'] ?? ''
const sourcesOf = (response: APIResponse, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policyOf(response))?.[1]?.split(' ') ?? []

test('every answer carries the security headers, and none names its maker', async ({ request }) => {
  for (const path of [
    ...seededPaths,
    '/no-such-page',
    '/circles',
    '/about/',
    '/?unknown=1',
    '/site.js',
    '/robots.txt',
    '/sitemap.xml',
    '/share/about',
    '/icon.svg',
    '/api/revalidate/content',
    '/_next/static/nothing.js',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['x-powered-by'], path).toBeUndefined()
    expect(sourcesOf(response, 'default-src'), path).toEqual(["'none'"])
    expect(sourcesOf(response, 'script-src'), path).not.toContain("'unsafe-inline'")
    expect(sourcesOf(response, 'style-src'), path).not.toContain("'unsafe-inline'")
    expect(sourcesOf(response, 'frame-ancestors'), path).toEqual([
      path === '/membership-embed' ? '*' : "'none'",
    ])
  }
})

test('a page that hydrates nothing has no inline script but speculation rules', async ({ request }) => {
  const response = await request.get('/')
  expect(sourcesOf(response, 'script-src')).toEqual(["'self'", "'inline-speculation-rules'"])
  const html = await response.text()
  const inline = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes.trim())
  expect(inline.filter((attributes) => !attributes.includes('application/ld+json'))).toEqual([
    'src="/site.js" defer=""',
    'type="speculationrules"',
  ])
  expect(html).not.toContain('__next_f')
})

test('a script that is not the framework’s does not run, even on a page that hydrates', async ({ page }) => {
  await page.route('**/academy', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</body>',
      '<script>document.title = "taken"</script></body>',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/academy')
  await expect(page.getByPlaceholder('Search FAQs...')).toBeVisible()
  await page.getByPlaceholder('Search FAQs...').fill('no such words')
  await expect(page.getByRole('status').first()).toContainText('No question matches')
  await expect(page).not.toHaveTitle('taken')
})

test('pages come as brotli, and a conditional request is answered 304', async ({ baseURL }) => {
  const response = await fetch(`${baseURL}/about`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toContain('</html>')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(`${baseURL}/about`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a page is answered from memory within milliseconds', async () => {
  await visit('/perks')
  const times = []
  for (let round = 0; round < 20; round++) times.push((await visit('/perks')).milliseconds)
  expect(times.sort((a, b) => a - b)[10]).toBeLessThan(20)
})

test('unknown paths share one page, whatever they are called', async ({ request }) => {
  const bodies = new Set<string>()
  for (const path of [
    '/nope',
    '/no/such/page',
    '/wp-login.php',
    '/nope?x=1',
    '/%6eope',
    '/_nowhere',
    '/share/x',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    if (!path.startsWith('/share')) bodies.add(await response.text())
  }
  expect(bodies.size).toBe(1)
})

test('unknown queries, other methods and forged previews do not disturb what is kept', async ({
  request,
}) => {
  const kept = await (await request.get('/about')).text()
  expect((await request.get('/about?preview=1')).status()).toBe(200)
  expect((await request.post('/about')).status()).toBeLessThan(500)
  const forged = await request.get('/about', { headers: { cookie: '__prerender_bypass=guess' } })
  expect(await forged.text()).toBe(kept)
  expect(await (await request.get('/about?utm_source=letter')).text()).toBe(kept)
  const head = await request.head('/about')
  expect(head.status()).toBe(200)
  expect(await head.text()).toBe('')
})

test('each page has a title, a description, a canonical address and a drawn picture of its own', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>()
  const pictures = new Set<string>()
  for (const path of seededPaths) {
    const html = await (await request.get(path)).text()
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, path).toMatch(/ \| Core$/)
    expect(content('description').length, path).toBeGreaterThan(40)
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
    expect(content('og:title'), path).toBe(title)
    expect(content('twitter:card'), path).toBe('summary_large_image')
    const picture = await request.get(content('og:image'))
    expect(await sharp(await picture.body()).metadata(), path).toMatchObject({ width: 1200, height: 630 })
    titles.add(title)
    pictures.add((await picture.body()).toString('base64'))
  }
  expect(titles.size).toBe(seededPaths.length)
  expect(pictures.size).toBe(seededPaths.length)
})

test('sitemap and robots name all pages but the embedded one', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>\d{4}-/g)].map(([, url]) => url)
  expect(listed.sort()).toEqual(
    seededPaths
      .filter((path) => path !== '/membership-embed')
      .map((path) => `${baseURL}${path}`)
      .sort(),
  )
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/admin', '/api/', '/membership-embed']) expect(robots).toContain(`Disallow: ${path}\n`)
})

test('the home page tells search engines who runs the site', async ({ page }) => {
  await page.goto('/')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = texts.map((text) => JSON.parse(text)['@type'])
  expect(types).toContain('Organization')
})
