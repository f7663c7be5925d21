import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/environment.ts'
import { loadKeys } from '../../scripts/keys.ts'
import { freePort } from '../../scripts/ports.ts'
import { expert, type People, startWithPeople, temporaryDirectory } from './harness.ts'

let people: People
let local: Awaited<ReturnType<typeof temporaryDirectory>>

beforeAll(async () => {
  local = await temporaryDirectory()
  people = await startWithPeople((await loadKeys(local.dir)).supabase)
})
afterAll(async () => {
  await people.stop()
  await local.remove()
})

/** What the command prints, and whether it succeeded. */
async function admin(env: Record<string, string>, ...args: string[]): Promise<[boolean, string]> {
  const { PATH = '' } = process.env
  const command = promisify(execFile)(process.execPath, [join(root, 'scripts/admin.ts'), ...args], {
    env: { NODE_ENV: 'test', PATH, LOCAL_DIR: local.dir, SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', ...env },
  })
  return command.then(
    ({ stdout }) => [true, stdout.trim()],
    ({ stderr }: { stderr: string }) => [false, stderr.trim()],
  )
}
const embedded = () => ({ SUPABASE_PORT: String(people.config.port) })
const hosted = () => ({ SUPABASE_URL: people.config.publicUrl, SUPABASE_SECRET_KEY: people.config.secretKey })

describe.each([
  ['the embedded Supabase, by its keys in LOCAL_DIR', embedded],
  ['a hosted project, by SUPABASE_URL and SUPABASE_SECRET_KEY', hosted],
])('npm run admin:grant, admin:revoke and admin:list with %s', (_what, env) => {
  test("a granted admin writes; a revoked admin's next write is refused", async () => {
    const { user } = people
    expect((await user.from('experts').insert(expert('Early'))).error?.code).toBe('42501')
    expect(await admin(env(), 'grant', 'User@example.com')).toEqual([true, 'User@example.com is an admin.'])
    expect(await admin(env(), 'list')).toEqual([true, 'admin@example.com\nuser@example.com'])
    const added = await user.from('experts').insert(expert('In time')).select().single()
    expect(added.error).toBeNull()

    expect(await admin(env(), 'revoke', 'user@example.com')).toEqual([
      true,
      'user@example.com is no longer an admin.',
    ])
    expect((await user.from('experts').insert(expert('Late'))).error?.code).toBe('42501')
    expect(
      (await user.from('experts').update({ role: 'Tax' }).eq('id', added.data.id).select()).data,
    ).toEqual([])
    expect((await user.from('experts').delete().eq('id', added.data.id).select()).data).toEqual([])
    expect((await user.functions.invoke('setup-experts')).error?.context.status).toBe(403)
    expect(await admin(env(), 'list')).toEqual([true, 'admin@example.com'])
  })

  test('says when nobody, or no admin, has the address', async () => {
    expect(await admin(env(), 'grant', 'nobody@example.com')).toEqual([
      false,
      'No confirmed user has the e-mail address nobody@example.com.',
    ])
    expect(await admin(env(), 'revoke', 'user@example.com')).toEqual([
      false,
      'No admin has the e-mail address user@example.com.',
    ])
  })
})

describe('the commands say what is wrong', () => {
  test('no address, or no such command', async () => {
    for (const args of [['grant'], ['revoke'], [], ['delete', 'user@example.com']]) {
      expect(await admin(embedded(), ...args)).toEqual([
        false,
        expect.stringMatching(/^Name the person: npm run/),
      ])
    }
  })

  test('Supabase does not run, here or there', async () => {
    const port = String(await freePort())
    expect(await admin({ SUPABASE_PORT: port }, 'list')).toEqual([
      false,
      `Supabase does not run at http://127.0.0.1:${port}. Start it with \`npm start\`, then try again.`,
    ])
    const SUPABASE_URL = `http://127.0.0.1:${port}`
    expect(await admin({ ...hosted(), SUPABASE_URL }, 'list')).toEqual([
      false,
      `${SUPABASE_URL} does not answer. Check SUPABASE_URL and the connection.`,
    ])
  })

  test('the secret key is missing, or of another project', async () => {
    const { SUPABASE_URL } = hosted()
    const url = SUPABASE_URL
    expect(await admin({ SUPABASE_URL }, 'list')).toEqual([
      false,
      `Set SUPABASE_SECRET_KEY, a secret key of ${url}, then try again.`,
    ])
    const wrong = { SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_wrong' }
    expect(await admin(wrong, 'list')).toEqual([false, `${url} does not know this secret key.`])
  })
})

test('the last admin may go, and the list says so', async () => {
  expect((await admin(embedded(), 'revoke', 'admin@example.com'))[0]).toBe(true)
  expect(await admin(embedded(), 'list')).toEqual([true, 'Nobody is an admin.'])
})
