import { expect, type Page } from '@playwright/test'
import { credentials, studioUrl } from './stack.ts'

/** Signs the editor in to the Studio, the way an editor does, and waits for the desk. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(studioUrl)
  await page.getByLabel('E-mail address').fill(credentials.editor.email)
  await page.getByLabel('Password').fill(credentials.editor.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: 'Pages' })).toBeVisible({ timeout: 30_000 })
}

/** Opens a document from the lists of the desk: `openDocument(page, 'Pages', 'Home')`. */
export async function openDocument(page: Page, list: string, title: string): Promise<void> {
  await page.getByRole('link', { name: list, exact: true }).click()
  const entries = page.getByTestId('document-list-pane').getByRole('link')
  const wanted = entries.filter({ hasText: title }).first()
  // Only the entries in sight are drawn.
  await expect(async () => {
    if (!(await wanted.isVisible())) {
      await entries.first().hover({ timeout: 1000 })
      await page.mouse.wheel(0, 300)
    }
    await expect(wanted).toBeVisible({ timeout: 1000 })
  }).toPass()
  await wanted.click()
  await expect(page.getByTestId('document-panel-scroller')).toBeVisible()
}

/** Publishes the open document and answers when that was, on the clock of `performance.now()`. */
export async function publish(page: Page): Promise<number> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  return performance.now()
}
