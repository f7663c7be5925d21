import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { launchChromium } from './chromium.ts'
import { loadEnvironment, root } from './environment.ts'

/** Pictures of all pages of the running site at four widths, in `screenshots/`. */
const widths = [360, 768, 1280, 1920]
const directory = join(root, 'screenshots')
const siteUrl = (await loadEnvironment()).site.SITE_URL

const paths = await fetch(`${siteUrl}/api/paths`)
  .then((answer) => answer.json())
  .then((body) => z.array(z.string()).parse(body))
  .catch(() => {
    console.error(`Nothing answers at ${siteUrl}. Run npm start first.`)
    process.exit(1)
  })
const browser = await launchChromium()
// In one context: from the second page on, the site's faces are at hand before the first paint.
const context = await browser.newContext({ reducedMotion: 'reduce' })
const warmUp = await context.newPage()
await warmUp.goto(siteUrl, { waitUntil: 'networkidle' })
await warmUp.close()
mkdirSync(directory, { recursive: true })
for (const path of [...paths, '/no-such-page']) {
  const { status } = await fetch(`${siteUrl}${path}`, { redirect: 'manual' })
  if (status >= 300 && status < 400) continue
  for (const width of widths) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' })
    // Pictures further down load when they come near.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`
    await page.screenshot({ path: join(directory, name), fullPage: true })
    await page.close()
    console.log(name)
  }
}
await browser.close()
