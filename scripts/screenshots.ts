import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from './chromium.ts'
import { loadEnvironment, root } from './environment.ts'
import { sitePages } from './sitePages.ts'

/** Pictures of all pages of the running site at four widths, in `screenshots/`. */
const widths = [360, 768, 1280, 1920]
const directory = join(root, 'screenshots')
const siteUrl = (await loadEnvironment()).site.SITE_URL

const browser = await launchChromium()
try {
  const paths = await sitePages(siteUrl)
  mkdirSync(directory, { recursive: true })
  // In one context: from the second page on, the site's faces are at hand before the first paint.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const warmUp = await context.newPage()
  await warmUp.goto(siteUrl, { waitUntil: 'networkidle' })
  await warmUp.close()
  for (const path of paths) {
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
}
