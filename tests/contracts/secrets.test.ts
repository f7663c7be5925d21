import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCredentials, loadKeys } from '../../scripts/keys.ts'

const directory = process.env.LOCAL_DIR ?? '.local'

test('no secret is in any file that a browser may load', async () => {
  const { lake, supabase } = await loadKeys(directory)
  const { editor, admin } = await loadCredentials(directory)
  const { secretKey, jwtSecret, webhookSecret } = supabase
  const secrets = [
    ...Object.values(lake),
    secretKey,
    jwtSecret,
    webhookSecret,
    editor.password,
    admin.password,
  ]

  const files = globSync(['next/static/**/*', 'studio/**/*', 'next/server/app/**/*.{html,rsc}'], {
    cwd: directory,
    withFileTypes: true,
  }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)

  const leaks = files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'latin1')
    return secrets.filter((secret) => text.includes(secret)).map(() => path)
  })
  expect(leaks).toEqual([])
})

test('no secret is in any log', async () => {
  const { lake, supabase } = await loadKeys(directory)
  const { editor, admin } = await loadCredentials(directory)
  const secrets = [
    lake.writeToken,
    lake.webhookSecret,
    supabase.secretKey,
    supabase.jwtSecret,
    editor.password,
    admin.password,
  ]
  const logs = globSync(join(directory, 'run/*.log')).map((path) => readFileSync(path, 'utf8'))
  expect(logs.length).toBeGreaterThan(2)
  for (const log of logs) for (const secret of secrets) expect(log.includes(secret)).toBe(false)
})
