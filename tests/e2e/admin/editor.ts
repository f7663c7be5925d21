import type { Page } from '@playwright/test'
import { open } from '../visitor/window.ts'

/** The Add/Edit dialog. */
export const editorOf = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Expert$/ })

/** Opens Manage Experts and there the dialog for a new expert. */
export async function openNew(page: Page, width = 1280) {
  await open(page, '/admin/experts', width)
  await page.getByRole('button', { name: 'Add New Expert' }).click()
  return editorOf(page)
}

/** Opens Manage Experts and there the dialog for the expert of that name. */
export async function openEdit(page: Page, name: string, width = 1280) {
  await open(page, `/admin/experts?q=${encodeURIComponent(name)}`, width)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  return editorOf(page)
}

/** Types what a new expert needs. */
export async function fillNew(page: Page, name: string): Promise<void> {
  const editor = editorOf(page)
  await editor.getByLabel('Name').fill(name)
  await editor.getByLabel('Role').fill('Audit')
  await editor.getByLabel('Description').fill('Counts twice.')
}

/** Chooses a file of these bytes in the dialog. */
export async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await editorOf(page).getByText('Upload', { exact: true }).click()
  await editorOf(page).getByLabel('Image file').setInputFiles({ name, mimeType, buffer })
}
