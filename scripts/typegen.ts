import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './environment.ts'

/** Writes `web/content/schema.json` and `web/content/sanity.types.ts` anew from schemas and queries. */
const env = { ...process.env, SANITY_PROJECT_ID: 'core', SANITY_DATASET: 'production' }
for (const args of [
  ['schema', 'extract', '--force'],
  ['typegen', 'generate'],
]) {
  const { status } = spawnSync('sanity', args, { cwd: join(root, 'studio'), env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
