import { expect, test } from '@playwright/test'
import { open } from './window.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows its texts, its experts and its answers, and the menu works', async ({ page }) => {
    await open(page, '/', 360)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.expert').first()).toBeVisible()
    await page.locator('summary').first().click()
    await expect(page.locator('details[open] .prose')).toBeVisible()
    await page.locator('.menu-button').click()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'About' })).toBeVisible()
  })

  test('the 404 page is whole', async ({ page }) => {
    const response = await open(page, '/no-such-page', 1280)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page.getByRole('navigation')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test('404: Oops! Page not found, a link home, and the attempted path in the console', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const response = await open(page, '/no/such/page', 1280)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect.poll(() => errors.join('\n')).toContain('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('good company')
})

test('redirects lead on: /circles to the community, /cpe and /marketplace inside the site', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/circles', /^https:\/\/community\.example\.com\/feed/],
    ['/cpe', /^\/membership/],
    ['/marketplace', /^\/experts/],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(307)
    const locations = response.headersArray().filter(({ name }) => name.toLowerCase() === 'location')
    expect(locations, from).toHaveLength(1)
    expect(locations[0]?.value, from).toMatch(to)
  }
})

test('sitemap and robots name the site by its address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${baseURL}/</loc>`)
  expect(sitemap).toContain(`<loc>${baseURL}/academy</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL}/sitemap.xml`)
})

test('webhooks without the secret are refused with 401, not redirected', async ({ request }) => {
  const unsigned = await request.post('/api/revalidate/content', {
    data: { _id: 'page-home' },
    maxRedirects: 0,
  })
  expect(unsigned.status()).toBe(401)
  const signed = await request.post('/api/revalidate/content', {
    data: { _id: 'page-home' },
    headers: { 'sanity-webhook-signature': `t=${Date.now()},v1=AAAA` },
    maxRedirects: 0,
  })
  expect(signed.status()).toBe(401)
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', 'Bearer wrong']) {
    const experts = await request.post('/api/revalidate/experts', {
      headers: { authorization },
      maxRedirects: 0,
    })
    expect(experts.status(), authorization).toBe(401)
  }
})
