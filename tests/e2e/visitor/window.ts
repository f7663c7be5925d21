import type { Page, Response } from '@playwright/test'

/** The window widths at which every page must look and work as designed. */
export const widths = [360, 768, 1280] as const

/** A window of that width, as tall as such windows usually are. */
export const sized = (width: number) => ({ width, height: width < 500 ? 740 : 900 })

/** Opens a path in a window of the given width. */
export async function open(page: Page, path: string, width: number): Promise<Response | null> {
  await page.setViewportSize(sized(width))
  return page.goto(path)
}
