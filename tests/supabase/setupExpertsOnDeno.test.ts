import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { sampleNames } from '../../supabase/functions/setup-experts/samples.ts'
import { type People, startWithPeople, tokenOf } from './harness.ts'
import { end, untilSaid } from './serverProcess.ts'

const root = resolve(import.meta.dirname, '../..')

let people: People
let deno: ChildProcess | undefined

beforeAll(async () => {
  people = await startWithPeople()
})
afterEach(async () => {
  if (deno) await end(deno, 'SIGKILL')
  deno = undefined
})
afterAll(() => people.stop())

/** Runs the function as hosted Supabase does, with these of its variables; answers its address once it listens. */
async function startDeno(variables: Record<string, string>): Promise<string> {
  const port = await freePort()
  const permissions = ['--allow-env', '--allow-net=127.0.0.1']
  const offline = ['--cached-only', '--no-lock', '--node-modules-dir=manual']
  const child = spawn(
    'node_modules/deno/deno',
    ['run', ...permissions, ...offline, 'supabase/functions/setup-experts/index.ts'],
    {
      cwd: root,
      env: {
        NODE_ENV: 'production',
        DENO_DIR: resolve(people.config.dir, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: people.config.publicUrl,
        ...variables,
      },
    },
  )
  deno = child
  await untilSaid(child, 'Listening on')
  return `http://127.0.0.1:${port}`
}

test.each([
  ['SUPABASE_PUBLISHABLE_KEYS', (key: string) => JSON.stringify({ default: key })],
  ['SUPABASE_ANON_KEY', (key: string) => key],
])(
  'setup-experts, run by Deno with %s: acts as the caller, answers {inserted}, 401 and 403 for others',
  async (name, inVariable) => {
    await people.owner.from('experts').delete().in('name', sampleNames).throwOnError()
    const url = await startDeno({ [name]: inVariable(people.config.publishableKey) })
    const call = async (token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined
      const answer = await fetch(url, { method: 'POST', headers })
      return [answer.status, await answer.json()]
    }
    const admin = await tokenOf(people.admin)
    expect(await call()).toEqual([401, { error: 'Sign in first.' }])
    expect(await call(await tokenOf(people.user))).toEqual([
      403,
      { error: 'Only an admin can add the sample experts.' },
    ])
    expect(await call(admin)).toEqual([200, { inserted: sampleNames.length }])
    expect(await call(admin)).toEqual([200, { inserted: 0 }])
  },
)
