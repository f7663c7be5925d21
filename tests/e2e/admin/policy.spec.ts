import { expect } from '@playwright/test'
import { speculationRules } from '../../../web/speculation.ts'
import { seededPaths } from '../../support/paths.ts'
import { environment } from '../../support/stack.ts'
import { test } from './signedIn.ts'

const supabase = environment.site.SUPABASE_URL ?? ''
const adminPaths = ['/admin', '/admin/experts', '/admin/login']

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const path of adminPaths) {
    test(`${path} is nobody’s to keep, index or frame, and may speak to Supabase alone`, async ({
      request,
    }) => {
      const response = await request.get(path)
      const headers = response.headers()
      const sources = Object.fromEntries(
        (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
          const [name = '', ...values] = directive.split(' ')
          return [name, values]
        }),
      )
      expect(headers['cache-control']).toBe('private, no-store')
      expect(sources['connect-src']).toEqual(["'self'", supabase])
      expect(sources['img-src']).toEqual(["'self'", 'data:', 'https:', supabase, 'blob:'])
      expect(sources['frame-ancestors']).toEqual(["'none'"])
      expect(sources['script-src']).not.toContain("'unsafe-inline'")
      expect(sources['default-src']).toEqual(["'none'"])
      expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"/>')
    })
  }

  test('robots, sitemap and speculation rules leave the admin area out', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin\n')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admin')
    expect(speculationRules).toContain(
      JSON.stringify({ not: { href_matches: ['/admin', '/admin/*', '/api/*'] } }),
    )
  })

  test('No supabase-js on public pages, and their policy knows no Supabase', async ({ request }) => {
    const scriptsOf = (html: string) =>
      [...html.matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)].map(([, src]) => src)
    const isClient = async (src: string | undefined) =>
      /GoTrue|supabase/i.test(await (await request.get(src ?? '')).text())
    for (const path of seededPaths) {
      const response = await request.get(path)
      expect(response.headers()['content-security-policy'], path).not.toContain(supabase)
      for (const src of scriptsOf(await response.text()))
        expect(await isClient(src), `${path} ${src}`).toBe(false)
    }
    // The search above would find it.
    const admin = scriptsOf(await (await request.get('/admin/login')).text())
    expect((await Promise.all(admin.map(isClient))).some(Boolean)).toBe(true)
  })
})
