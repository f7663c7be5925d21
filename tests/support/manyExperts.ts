import { serviceClient } from './accounts.ts'

const prefix = 'Crowd'
const roles = ['Tax planning', 'Audit and assurance', 'Bookkeeping', 'CFO services', 'Business valuation']
/** As many as fit into one request of 64 KB. */
const batch = 250

/**
 * Adds that many experts, `Crowd 0001` and on, a request for 250 of them. They are hidden, so public pages stay as they are.
 * Throws the database's error.
 */
export async function addManyExperts(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    name: `${prefix} ${String(i + 1).padStart(4, '0')}`,
    role: roles[i % roles.length] ?? '',
    description: `Number ${i + 1} of many, here to see how a long list feels.`,
    is_active: false,
  }))
  for (let from = 0; from < count; from += batch) {
    await serviceClient
      .from('experts')
      .insert(rows.slice(from, from + batch))
      .throwOnError()
  }
}

/** Removes all of them in one request, also those that an interrupted run left behind. */
export async function removeManyExperts(): Promise<void> {
  await serviceClient.from('experts').delete().like('name', `${prefix} %`).throwOnError()
}
