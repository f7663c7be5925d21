import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { root, type Variables } from './environment.ts'
import { freePorts } from './ports.ts'
import { readReport } from './testReport.ts'

/** Everything that must hold, with a state directory and ports of its own, so that it can run beside `npm start`. */
const directory = join(root, '.local/test')
const variables: Variables = {
  LOCAL_DIR: directory,
  ...(await freePorts()),
  SANITY_PROJECT_ID: '',
  SUPABASE_URL: '',
  DATABASE_URL: '',
}
const siteUrl = `http://localhost:${variables.SITE_PORT}`
const totals = { passed: 0, failed: 0 }
const began = performance.now()

rmSync(directory, { recursive: true, force: true })
mkdirSync(directory, { recursive: true })
const chromium = await findChromium().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

// The build of the site and the checks of the code share the two cores well; load tests come after both.
const stack = startStack()
await check('style', 'biome', ['ci', '.'])
await check('types of content are up to date', 'node', ['scripts/typegen.ts', '--check'])
const running = await stack
count('npm start reaches ready', running.ready)
await check('types', 'tsc', ['--noEmit', '-p', '.'])
await suite('vitest', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report('vitest')}`,
])
if (running.ready)
  for (const project of ['visitor', 'admin', 'staff']) {
    await suite(project, 'playwright', ['test', `--project=${project}`])
  }
stopStack(running.process)

console.log(`\nin ${Math.round((performance.now() - began) / 1000)} s`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed ? 1 : 0)

function count(name: string, passed: boolean): void {
  totals[passed ? 'passed' : 'failed']++
  console.log(`${passed ? '✓' : '✗'} ${name}`)
}

function report(name: string): string {
  return join(directory, `${name}.json`)
}

function run(command: string, args: string[], env: Variables = {}): Promise<number | null> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables, ...env },
  })
  return new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
}

async function check(name: string, command: string, args: string[]): Promise<void> {
  count(name, (await run(command, args)) === 0)
}

/** Runs a test runner and adds up what its JSON report says; a runner that died without one counts as a failure. */
async function suite(name: string, command: string, args: string[]): Promise<void> {
  const env = {
    SITE_URL: siteUrl,
    CHROMIUM_PATH: chromium.path,
    PLAYWRIGHT_REPORT: report(name),
    ...chromium.env,
  }
  const code = await run(command, args, command === 'playwright' ? env : {})
  const outcome = readReport(report(name))
  totals.passed += outcome.passed
  totals.failed += outcome.failed
  if (code !== 0 && outcome.failed === 0) count(`${name} ran to its end`, false)
}

/** Starts the product the way its users do, and passes on what it says. */
function startStack(): Promise<{ process: ChildProcess; ready: boolean }> {
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables },
  })
  let output = ''
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      output += chunk.toString()
      if (/^ready$/m.test(output)) resolve({ process: child, ready: true })
    })
    child.on('close', () => resolve({ process: child, ready: false }))
  })
}

/** The tests restart the stack, so the process that runs now may be another than the one that was started. */
function stopStack(first: ChildProcess): void {
  first.kill('SIGTERM')
  try {
    process.kill(Number(readFileSync(join(directory, 'run', 'start.pid'), 'utf8')), 'SIGTERM')
  } catch {
    // It ended with the first.
  }
}
