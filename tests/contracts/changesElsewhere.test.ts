import { cp, rm } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { nextDirectory, root } from '../../scripts/environment.ts'
import { freePort } from '../../scripts/ports.ts'
import { Program } from '../../scripts/program.ts'
import { testConfig } from '../supabase/harness.ts'
import { findPostgres, startCluster } from '../supabase/postgresCluster.ts'
import { end, startProcess } from '../supabase/serverProcess.ts'
import { environment, until } from '../support/stack.ts'

const bin = await findPostgres()
const minute = 60_000

describe.skipIf(!bin)('the site over a PostgreSQL server, needs PostgreSQL 15 or newer', () => {
  const stops: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  })

  test('a change made elsewhere (SQL, Supabase dashboard) within 60 s', { timeout: 3 * minute }, async () => {
    const cluster = await startCluster(bin ?? '')
    stops.push(cluster.stop)
    const { config, remove } = await testConfig({ databaseUrl: cluster.url })
    stops.push(remove)
    const supabase = await startProcess(config)
    stops.push(() => end(supabase, 'SIGTERM'))
    const sql = postgres(cluster.url)
    stops.push(() => sql.end())
    const add = (name: string) =>
      sql`insert into public.experts (name, role, description) values (${name}, 'Audit', 'Written by hand.')`
    await add('Sigrid Lund')
    const experts = await siteOver(config.publicUrl, config.publishableKey)

    await until('the site reads this database', async () => (await experts()).includes('Sigrid Lund'))
    await add('Tor Bakke')
    await sql`update public.experts set is_active = false where name = 'Sigrid Lund'`
    await until('the change is shown', async () => (await experts()).includes('Tor Bakke'), minute)
    expect(await experts()).not.toContain('Sigrid Lund')
  })

  /** Serves the finished build over another Supabase; answers a function that reads its `/experts`. */
  async function siteOver(supabaseUrl: string, publishableKey: string): Promise<() => Promise<string>> {
    const directory = join(root, '.local', `elsewhere-${process.pid}`)
    stops.push(() => rm(directory, { recursive: true, force: true }))
    await cp(nextDirectory(environment.directory), join(directory, 'next'), {
      recursive: true,
      // What the site has kept of its own database stays with it.
      filter: (source) => basename(source) !== 'cache',
    })
    const port = await freePort()
    const url = `http://localhost:${port}`
    const site = new Program({
      name: 'site',
      args: ['web/server.ts'],
      env: {
        ...environment.site,
        NODE_ENV: 'production',
        PORT: String(port),
        SITE_URL: url,
        SUPABASE_URL: supabaseUrl,
        SUPABASE_PUBLISHABLE_KEY: publishableKey,
        LOCAL_DIR: directory,
        NEXT_DIST_DIR: relative(join(root, 'web'), join(directory, 'next')),
      },
      ready: /ready at/,
      runDirectory: directory,
    })
    await site.start()
    stops.push(() => site.stop())
    return async () => (await fetch(`${url}/experts`)).text()
  }
})
