import { expect, type Page } from '@playwright/test'
import type { Database } from '../../../supabase/database.types.ts'
import { serviceClient } from '../../support/accounts.ts'
import { open } from '../visitor/window.ts'

type NewExpert = Partial<Database['public']['Tables']['experts']['Insert']> & { name: string }

/** Opens Manage Experts in a window of that width, and waits for the list or what stands in its place. */
export async function openExperts(page: Page, width: number, search = ''): Promise<void> {
  await open(page, `/admin/experts${search}`, width)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Experts' })).toBeVisible()
  await expect(page.getByText('Loading experts')).toHaveCount(0)
}

/** The row of an expert, a card on phones. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** The names on the page as they stand, from top to bottom. */
export const names = (page: Page) => page.getByRole('rowheader')

/** Adds hidden experts behind the page's back. `removeExperts` takes them away again. */
export async function addExperts(...experts: NewExpert[]) {
  const rows = experts.map((expert) => ({
    role: 'Table testing',
    description: 'Here for a test of the table.',
    is_active: false,
    ...expert,
  }))
  const { data } = await serviceClient.from('experts').insert(rows).select().throwOnError()
  return data
}

/** Removes the experts whose names begin so. */
export async function removeExperts(prefix: string): Promise<void> {
  await serviceClient.from('experts').delete().like('name', `${prefix}%`).throwOnError()
}

/** An expert as the database has it, or undefined. */
export async function stored(name: string) {
  const { data } = await serviceClient.from('experts').select().eq('name', name).throwOnError()
  return data[0]
}
