import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addEditor, listEditors } from '../studio/lake/accounts.ts'
import { seedContent } from '../studio/seed/seed.ts'
import { seedExperts } from '../supabase/seed/seed.ts'
import type { Environment } from './environment.ts'
import { loadCredentials } from './keys.ts'
import { lakeClientOf } from './lakeClient.ts'

/**
 * Gives the embedded backends their first content and people, once: later starts leave alone what was edited since.
 * Both must run. Each step may be repeated, so a start that was interrupted is made good by the next.
 * Tells what it wrote, or null when there was nothing to do.
 */
export async function seedOnce(environment: Environment): Promise<string | null> {
  const { directory, embedded, keys, site } = environment
  const lakeDirectory = join(directory, 'lake')
  // Each marker lies with the data that it speaks of: whoever removes the one removes the other.
  const lakeMarker = join(lakeDirectory, 'seeded')
  const supabaseMarker = join(directory, 'supabase', 'seeded')
  const needsContent = embedded.lake && !existsSync(lakeMarker)
  const needsExperts = embedded.supabase && !existsSync(supabaseMarker)
  if (!needsContent && !needsExperts) return null
  const { editor, admin } = await loadCredentials(directory)
  const wrote: string[] = []
  if (needsContent) {
    if (!listEditors(lakeDirectory).some(({ email }) => email === editor.email)) {
      await addEditor(lakeDirectory, { ...editor, name: 'Editor' })
    }
    wrote.push(`${await seedContent(lakeClientOf(environment))} documents`)
    writeFileSync(lakeMarker, '')
  }
  if (needsExperts) {
    const { publishableKey, secretKey } = keys.supabase
    const experts = await seedExperts({ url: site.SUPABASE_URL, publishableKey, secretKey, admin })
    wrote.push(`${experts} experts`)
    writeFileSync(supabaseMarker, '')
  }
  return wrote.join(', ')
}
