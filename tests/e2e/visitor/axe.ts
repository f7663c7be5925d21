import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects that axe finds nothing on the page as it stands now, and that nothing is wider than the window. */
export async function checkAxe(page: Page): Promise<void> {
  await settle(page)
  const { violations } = await axeOn(page).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  expect(found).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'pixels beyond the window',
  ).toBeLessThanOrEqual(0)
}

/** All rules, with the one that each figure in a table has a heading, which axe still calls experimental. */
function axeOn(page: Page): AxeBuilder {
  // The pages frame no other site, so axe need not open a second page to gather what frames say.
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'td-has-header': { enabled: true } } })
}

/** Waits until everything that moves and will ever stop has stopped: halfway, colours are not yet what they become. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
}
