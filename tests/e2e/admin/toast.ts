import { expect, type Page } from '@playwright/test'

/** Expects a toast with this title and text; as an alert where it must be announced at once. */
export async function expectToast(page: Page, title: string, text: string, role?: 'alert'): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const toast = toasts.filter({ hasText: title }).filter({ hasText: text }).first()
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
  await expect(toast.getByRole('alert')).toHaveCount(role ? 1 : 0)
}
