import { expect, type Page } from '@playwright/test'
import { open } from './window.ts'

export const path = '/partnership-application'
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })

/** Presses Next until the step has changed: presses are lost while the script is still on its way. */
export async function advance(page: Page) {
  const before = await position(page)
  await expect(async () => {
    if ((await position(page)) === before) await next(page).click()
    expect(await position(page)).toBe(before + 1)
  }).toPass()
}

/** Opens the application and presses Next until that step. */
export async function goTo(page: Page, step: number, width = 1280) {
  await open(page, path, width)
  for (let now = 1; now < step; now++) await advance(page)
}

/** The step that the progress bar shows. */
export const position = async (page: Page) =>
  Number(await page.getByRole('progressbar').getAttribute('aria-valuenow')) / 20
