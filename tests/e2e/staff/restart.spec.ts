import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/environment.ts'
import { freePort } from '../../../scripts/ports.ts'
import { environment, lakeClient, pidOf, until, visit } from '../../support/stack.ts'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

type Started = {
  /** Of npm itself, the parent of all. */
  pid: number
  /** To `ready`, or to its end. */
  milliseconds: number
  output: string
  code: number | null
}

/** Starts the product as its users do. */
async function start(variables: Record<string, string> = {}): Promise<Started> {
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd: root, env: { ...process.env, ...variables }, detached: true })
  let output = ''
  return new Promise((resolve) => {
    const end = (code: number | null) =>
      resolve({ pid: child.pid ?? 0, milliseconds: performance.now() - began, output, code })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (/^ready$/m.test(output)) end(null)
      })
    }
    child.on('close', end)
  })
}

test('secrets lie in files that only their owner can read', () => {
  for (const file of ['keys.json', 'credentials.json']) {
    expect(statSync(join(environment.directory, file)).mode & 0o777, file).toBe(0o600)
  }
})

test('a taken port is a clear error', async () => {
  const { output, code } = await start({ LOCAL_DIR: join(environment.directory, 'second') })
  expect(code).not.toBe(0)
  expect(output).toContain(`Port ${environment.ports.site} is taken`)
  expect(output).toContain('SITE_PORT')
})

test('a locked directory is a clear error', async () => {
  const { output, code } = await start({
    SITE_PORT: String(await freePort()),
    STUDIO_PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
  })
  expect(code).not.toBe(0)
  expect(output).toMatch(/Another lake is running on|in use by another Supabase process/)
})

test('SIGTERM stops everything cleanly; a second start takes at most 15 s and keeps all edits', async () => {
  test.setTimeout(120_000)
  const edited = 'Edits outlive a restart.'
  const home = await lakeClient.fetch('*[_id == "page-home"][0]')
  await lakeClient.patch('page-home').set({ 'sections[_type == "hero"].headline': edited }).commit()

  const pids = (['start', 'site', 'lake', 'supabase'] as const).map(pidOf)
  process.kill(pidOf('start'), 'SIGTERM')
  await until('all programs have ended', async () => !pids.some(isRunning), 20_000)

  const { pid, milliseconds, output } = await start()
  console.log(`second start: ${(milliseconds / 1000).toFixed(1)} s`)
  expect(output).toMatch(/seed +kept as it is/)
  expect(milliseconds).toBeLessThanOrEqual(15_000)
  await until('the page shows the edit', async () => (await visit('/')).text.includes(edited))
  expect((await visit('/')).text).toContain('Dana Whitfield')

  await lakeClient.createOrReplace(home)

  const programs = (['start', 'site', 'lake', 'supabase'] as const).map(pidOf)
  process.kill(pid, 'SIGTERM')
  await until('npm, ended alone, takes all programs along', async () => !programs.some(isRunning), 20_000)
  await start()
})
