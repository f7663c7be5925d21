import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Collects what goes wrong on a page from now on: console errors, exceptions and failed requests to this site. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Collects the calls that a page makes from now on: anything but pages, styles, scripts, fonts and images. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    // The browser asks for the tab's icon when it finds the time, as a request of no type.
    const isIcon = new URL(request.url()).pathname === '/icon.svg'
    const quiet =
      isIcon || ['document', 'stylesheet', 'script', 'font', 'image'].includes(request.resourceType())
    if (!quiet || request.method() !== 'GET') calls.push(`${request.method()} ${request.url()}`)
  })
  return calls
}

/** Axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** The structured data of a type on the page. */
export async function structuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === type)
}
