import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nextDirectory, root } from '../../scripts/environment.ts'
import { loadCredentials, loadKeys } from '../../scripts/keys.ts'

const directory = resolve(root, process.env.LOCAL_DIR || '.local')
const { lake, supabase } = await loadKeys(directory)
const { editor, admin } = await loadCredentials(directory)
const { publishableKey, ...supabaseSecrets } = supabase
const secrets = [...Object.values(lake), ...Object.values(supabaseSecrets), editor.password, admin.password]

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** The files that hold one of the words. */
const holding = (words: string[], paths: string[]) =>
  paths.filter((path) => {
    const text = readFileSync(path, 'latin1')
    return words.some((word) => text.includes(word))
  })

test('no secret is in any file that a browser may load', () => {
  const next = nextDirectory(directory)
  const scripts = filesIn(next, 'static/**/*')
  const pages = filesIn(next, 'server/app/**/*.{html,rsc,body,meta}')
  const studio = filesIn(directory, 'studio/**/*')
  const pictures = filesIn(directory, 'media/**/*')
  // The admin pages hold the public key: this looks where a secret would be.
  expect(holding([publishableKey], scripts)).not.toEqual([])
  expect(studio.length).toBeGreaterThan(5)
  expect(pages.length).toBeGreaterThan(20)
  expect(holding(secrets, [...scripts, ...pages, ...studio, ...pictures])).toEqual([])
})

test('no secret is in any log', () => {
  const logs = filesIn(directory, 'run/*.log')
  expect(logs.length).toBeGreaterThan(2)
  expect(holding(secrets, logs)).toEqual([])
})
