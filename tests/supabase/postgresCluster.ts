import { execFile, spawn } from 'node:child_process'
import { chown, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { temporaryDirectory } from './harness.ts'

const run = promisify(execFile)

/** Where PostgreSQL's programs lie (15 or newer, the newest found), or undefined. */
export async function findPostgres(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions = (await readdir(root).catch(() => [])).map(Number).filter((version) => version >= 15)
  if (versions.length > 0) return `${root}/${Math.max(...versions)}/bin`
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => ({ stdout: '' }))
  return stdout.trim() || undefined
}

/** A throw-away PostgreSQL server, run as an unprivileged user (PostgreSQL refuses to run as root). */
export async function startCluster(bin: string) {
  const { dir, remove } = await temporaryDirectory()
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : undefined
  if (user) await chown(dir, user.uid, user.gid)
  const port = await freePort()
  const data = join(dir, 'data')
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    user,
  )
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', dir]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...user, stdio: 'ignore' })
  const answers = () => run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])
  await vi.waitFor(answers, { timeout: 30_000, interval: 100 })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      await remove()
    },
  }
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => /^(postgres|nobody):/.test(entry))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL needs a user other than root: make one named postgres')
  return { uid: Number(uid), gid: Number(gid) }
}
