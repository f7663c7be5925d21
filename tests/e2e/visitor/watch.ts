import type { Page } from '@playwright/test'

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

/** The structured data of a type on the page. */
export async function structuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === type)
}
