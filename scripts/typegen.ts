import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from './environment.ts'
import { writeDatabaseTypes } from './writeDatabaseTypes.ts'

/**
 * Makes `web/content/schema.json` and `sanity.types.ts` anew from schemas and queries, `supabase/database.types.ts`
 * from the migrations. With `--check` it writes nothing, and fails when the committed files of the content differ from
 * what it would write; those of the database are checked by the tests that migrate one anyway.
 */
const checking = process.argv.includes('--check')
const committed = join(root, 'web/content')
const target = checking ? mkdtempSync(join(tmpdir(), 'content-types-')) : committed
const env = {
  ...process.env,
  SANITY_PROJECT_ID: 'core',
  SANITY_DATASET: 'production',
  CONTENT_TYPES_DIR: fromStudio(target),
}

for (const args of [
  ['schema', 'extract', '--force'],
  ['typegen', 'generate'],
]) {
  const { status, stdout, stderr } = spawnSync('sanity', args, {
    cwd: join(root, 'studio'),
    env,
    encoding: 'utf8',
  })
  if (status === 0) continue
  console.error(stdout, stderr)
  process.exit(status ?? 1)
}

if (checking) {
  const stale = ['schema.json', 'sanity.types.ts'].filter(
    (file) => read(target, file) !== read(committed, file),
  )
  rmSync(target, { recursive: true })
  if (stale.length) {
    console.error(
      `Stale: ${stale.join(', ')} in web/content. Run \`npm run typegen\` and commit what it writes.`,
    )
    process.exit(1)
  }
} else {
  await writeDatabaseTypes()
}

function read(directory: string, file: string): string {
  return readFileSync(join(directory, file), 'utf8').replace(`${fromStudio(directory)}/schema.json`, '')
}

function fromStudio(directory: string): string {
  return relative(join(root, 'studio'), directory)
}
