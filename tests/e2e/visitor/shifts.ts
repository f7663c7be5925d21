import type { Page } from '@playwright/test'

/** Adds up, from the next page on, how far things shift. Returns a function that gives the sum on the current page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      sumOfShifts() {
        entries.push(...observer.takeRecords())
        return entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
      },
    })
  })
  return async () => Number(await page.evaluate('sumOfShifts()'))
}
