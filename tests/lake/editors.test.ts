import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEditor, listEditors, removeEditor, setPassword } from '../../studio/lake/accounts.ts'
import { ann, sendLoginForm, sidOf } from './editor.ts'
import { type SharedLake, startSharedLake } from './sharedLake.ts'
import { clientOf } from './testLake.ts'

let lake: SharedLake
beforeAll(async () => {
  lake = await startSharedLake()
  await addEditor(lake.config.directory, ann)
})
afterAll(() => lake.stop())

async function signIn(password: string) {
  const sid = sidOf(await sendLoginForm(lake.url, { email: ann.email, password }))
  if (!sid) return null
  const { token } = await lake.anonymous.request({ url: '/auth/fetch', query: { sid } })
  return clientOf(lake.url, { token })
}

function run(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['studio/lake/editors.ts', ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LAKE_DIR: lake.config.directory },
  })
  return { status, stdout, stderr }
}

test('a new password replaces the old one at once and ends all sessions', async () => {
  const editor = await signIn(ann.password)
  await setPassword(lake.config.directory, 'Ann@example.com', 'double underline')
  await expect(editor?.request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 })
  expect(await signIn(ann.password)).toBeNull()
  const again = await signIn('double underline')
  expect(await again?.request({ url: '/users/me' })).toMatchObject({ email: ann.email })
  await expect(setPassword(lake.config.directory, ann.email, 'short')).rejects.toThrow('12 characters')
})

test('a removed editor is out, and the address is free again', async () => {
  await setPassword(lake.config.directory, ann.email, ann.password)
  const editor = await signIn(ann.password)
  removeEditor(lake.config.directory, ann.email)
  await expect(editor?.request({ url: '/auth/id' })).rejects.toMatchObject({ statusCode: 401 })
  expect(() => removeEditor(lake.config.directory, ann.email)).toThrow('Nobody has')
  await addEditor(lake.config.directory, ann)
})

test('the command manages editors while the lake runs, with passwords from standard input', () => {
  expect(run(['add', 'bo@example.com', 'Bo', 'Li'], 'carried forward\n')).toMatchObject({
    status: 0,
    stdout: 'bo@example.com can sign in.\n',
  })
  expect(run(['add', 'bo@example.com', 'Bo', 'Li'], 'carried forward\n')).toMatchObject({
    status: 1,
    stderr: 'bo@example.com has an account already\n',
  })
  expect(run(['list']).stdout).toBe('ann@example.com\tAnn\nbo@example.com\tBo Li\n')
  expect(run(['password', 'bo@example.com'], 'brought forward\n')).toMatchObject({
    status: 0,
    stdout: 'bo@example.com has a new password and is signed out everywhere.\n',
  })
  expect(run(['remove', 'bo@example.com'])).toMatchObject({
    status: 0,
    stdout: 'bo@example.com can no longer sign in.\n',
  })
  expect(listEditors(lake.config.directory)).toHaveLength(1)
  expect(run(['unknown']).stderr).toContain('add <email> <name>')
})
