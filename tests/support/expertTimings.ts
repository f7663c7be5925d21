import { expect, type Page } from '@playwright/test'

const firstRow = 'first row'
const key = 'key'

/**
 * Opens Manage Experts that many times. Returns the milliseconds from asking for the page to its first row, of the best
 * visit: what other programs do to the machine meanwhile is not what is measured.
 */
export async function timeFirstView(page: Page, visits: number): Promise<number> {
  await page.addInitScript((mark) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody th')) return
      performance.mark(mark)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, firstRow)

  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    await page.goto('/admin/experts')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    times.push(
      await page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Infinity, firstRow),
    )
    await allLoaded(page)
  }
  return Math.min(...times)
}

/**
 * Types into the search of Manage Experts, that many times. Returns the milliseconds from a key to the frame that shows
 * it: the median over the keys of the best round.
 */
export async function timeKeys(page: Page, text: string, rounds: number): Promise<number> {
  await allLoaded(page)
  await page.evaluate((name) => {
    document.addEventListener('keydown', ({ key, timeStamp }) => {
      // Clearing the search presses Delete.
      if (key.length > 1) return
      requestAnimationFrame(() => setTimeout(() => performance.measure(name, { start: timeStamp })))
    })
  }, key)

  const medians: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.getByRole('searchbox').fill('')
    await page.evaluate(() => performance.clearMeasures())
    await page.getByRole('searchbox').pressSequentially(text, { delay: 60 })
    await expect.poll(async () => (await measured(page)).length).toBe(text.length)
    const times = (await measured(page)).sort((a, b) => a - b)
    medians.push(times[Math.floor(times.length / 2)] ?? Infinity)
  }
  return Math.min(...medians)
}

const measured = (page: Page) =>
  page.evaluate((name) => performance.getEntriesByName(name).map(({ duration }) => duration), key)

async function allLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /^All \d/ })).toBeVisible({ timeout: 30_000 })
}
