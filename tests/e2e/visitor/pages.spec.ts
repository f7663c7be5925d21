import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { seededPaths } from '../../support/paths.ts'
import { watchShifts } from './shifts.ts'
import { open, sized } from './window.ts'

const kilobyte = 1024

/** Pages with a section that needs a script in the browser; no other page may load the framework. */
const interactive = [
  '/academy',
  '/claim-offer',
  '/membership',
  '/partnership-application',
  '/resources',
  '/rightnow',
]

test('the pages are the ones of the route table', () => {
  expect([...seededPaths].sort()).toEqual(
    [
      ...['/', '/about', '/academy', '/membership', '/membership_v2', '/membership_v3', '/membership-embed'],
      ...['/events', '/resources', '/experts', '/creators', '/creators/levels', '/creators/onboarding'],
      ...['/partnership-application', '/perks', '/rightnow', '/rightnow/lifelong-learning', '/rightnow2025'],
      ...['/connect2025-poc', '/claim-offer', '/securityhub', '/partnerguidelines'],
    ].sort(),
  )
})

/** Collects what a browser complains about on a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

for (const path of [...seededPaths, '/no-such-page']) {
  test(`${path} keeps within its bytes, shifts nothing and complains about nothing`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const weights = { script: 0, stylesheet: 0, font: 0, image: 0 }
    const pending: Promise<void>[] = []
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font' && kind !== 'image') return
      const zipped = kind === 'script' || kind === 'stylesheet'
      pending.push(
        response.body().then((body) => {
          weights[kind] += zipped ? gzipSync(body, { level: 9 }).length : body.length
        }),
      )
    })
    const shifts = await watchShifts(page)
    await page.setViewportSize(sized(360))
    await page.goto(path, { waitUntil: 'networkidle' })
    await Promise.all(pending)
    console.log(path, weights)
    expect(weights.script).toBeGreaterThan(0)
    expect(weights.script).toBeLessThanOrEqual((interactive.includes(path) ? 150 : 2) * kilobyte)
    expect(weights.stylesheet).toBeLessThanOrEqual(15 * kilobyte)
    expect(weights.font).toBeLessThanOrEqual(90 * kilobyte)
    expect(weights.image).toBeLessThanOrEqual(200 * kilobyte)
    expect(await shifts()).toBeLessThan(0.01)
    const firstComplaints = complaints.splice(0)
    page.removeAllListeners('response')
    await page.reload({ waitUntil: 'networkidle' })
    expect(await shifts()).toBeLessThan(0.01)
    const expected = path === '/no-such-page' ? [/404/, /404/, /Page not found: \/no-such-page/] : []
    expect(firstComplaints, firstComplaints.join('\n')).toHaveLength(expected.length)
    for (const [index, pattern] of expected.entries()) expect(firstComplaints[index]).toMatch(pattern)
  })
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of seededPaths) {
    test(`${path} shows all its text, the labels of what needs a script aside`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const linesOf = (one: Page) =>
        one.locator('main').evaluate((main: HTMLElement) =>
          // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
          main.innerText
            .split('\n')
            .map((line) => line.replace(/\s+/g, ' ').trim())
            .filter(Boolean),
        )
      await open(page, path, 1280)
      const scripted = await browser.newPage({ baseURL, viewport: sized(1280), javaScriptEnabled: true })
      await scripted.goto(path, { waitUntil: 'networkidle' })
      await scripted.evaluate(() => {
        for (const control of document.querySelectorAll('button, search, [role=tab], [role=status]'))
          control.remove()
      })
      const [shown, meant] = [await linesOf(page), await linesOf(scripted)]
      await scripted.close()
      expect(shown.length).toBeGreaterThan(5)
      expect(meant.filter((line) => !shown.includes(line))).toEqual([])
    })
  }
})

test('a crawl from / finds every page, no broken link and no missing picture', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const seen = new Set<string>()
  const broken: string[] = []
  const queue = ['/', ...seededPaths]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await request.get(path, { maxRedirects: 0 })
    if (answer.status() >= 400) broken.push(`${answer.status()} ${path}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = (await answer.text()).replaceAll('&amp;', '&')
    const addresses = [...html.matchAll(/ (?:href|src|content)="(\/(?!\/)[^"]*|https?:[^"]*)"/g)]
      .map(([, address = '']) => new URL(address, baseURL))
      .filter(({ origin }) => origin === baseURL)
    const anchors = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    for (const id of anchors) if (!html.includes(` id="${id}"`)) broken.push(`${path}#${id}`)
    queue.push(...addresses.map(({ pathname, search }) => `${pathname}${search}`))
  }
  expect(broken).toEqual([])
  expect(seededPaths.filter((path) => !seen.has(path))).toEqual([])
})
