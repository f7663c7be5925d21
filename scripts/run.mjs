// Runs one of the scripts beside this file: `node scripts/run.mjs start`. It is plain JavaScript for any Node from 20 on:
// it installs what the lockfile names, then hands over to the Node that the packages bring along.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [script, ...rest] = process.argv.slice(2)
const stamp = `${root}node_modules/.installed`
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('install  packages (the first time takes a few minutes)')
  // Not `npm ci`: it refuses a lockfile where a registry lacks an optional package of some other platform.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (npm.status !== 0) {
    console.error(
      'The packages could not be installed. Check the connection to the package registry and try again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

const bin = `${root}node_modules/.bin`
const child = spawn(`${bin}/node`, [`scripts/${script}.ts`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, PATH: `${bin}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// A parent that was ended alone takes its programs along.
const parent = process.ppid
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
