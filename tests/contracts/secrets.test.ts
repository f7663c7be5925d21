import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCredentials, loadKeys } from '../../scripts/keys.ts'

const directory = process.env.LOCAL_DIR ?? '.local'
const { lake, supabase } = await loadKeys(directory)
const { editor, admin } = await loadCredentials(directory)
const { publishableKey: _public, ...supabaseSecrets } = supabase
const secrets = [...Object.values(lake), ...Object.values(supabaseSecrets), editor.password, admin.password]

/** The files that hold a secret. */
function leaks(paths: string[]): string[] {
  return paths.filter((path) => {
    const text = readFileSync(path, 'latin1')
    return secrets.some((secret) => text.includes(secret))
  })
}

test('no secret is in any file that a browser may load', () => {
  const files = globSync(['next/static/**/*', 'studio/**/*', 'next/server/app/**/*.{html,rsc}'], {
    cwd: directory,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  expect(leaks(files.map((entry) => join(entry.parentPath, entry.name)))).toEqual([])
})

test('no secret is in any log', () => {
  const logs = globSync(join(directory, 'run/*.log'))
  expect(logs.length).toBeGreaterThan(2)
  expect(leaks(logs)).toEqual([])
})
