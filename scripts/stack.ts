import { join } from 'node:path'
import { ensureBuilt, siteBuild, studioBuild } from './builds.ts'
import type { Environment } from './environment.ts'
import { requireFreePort } from './ports.ts'
import { Program } from './program.ts'
import { seedOnce } from './seed.ts'

/** Tells a person what is going on: the step, and how it ended. */
type Report = (step: string, outcome: string) => void

/** The programs of the house, in the order in which they start. */
export class Stack {
  readonly lake: Program
  readonly supabase: Program
  readonly site: Program
  private readonly environment: Environment

  constructor(environment: Environment) {
    const { directory, ports, site, lake, supabase } = environment
    const runDirectory = join(directory, 'run')
    this.environment = environment
    this.lake = new Program({
      name: 'lake',
      args: ['studio/lake/main.ts'],
      env: lake,
      ready: /ready at/,
      runDirectory,
    })
    this.supabase = new Program({
      name: 'supabase',
      args: ['supabase/local/main.ts'],
      env: supabase,
      ready: /ready at/,
      runDirectory,
    })
    this.site = new Program({
      name: 'site',
      args: ['node_modules/next/dist/bin/next', 'start', 'web', '-H', '127.0.0.1', '-p', String(ports.site)],
      env: site,
      ready: /Ready in/,
      runDirectory,
    })
  }

  /** Starts the backends, seeds them, builds what changed and serves. Throws in plain words what went wrong. */
  async start(report: Report): Promise<void> {
    await this.checkPorts()
    const { embedded } = this.environment
    const backends = [embedded.lake && this.lake, embedded.supabase && this.supabase].filter(
      (program) => program !== false,
    )
    const [studio] = await Promise.all([
      embedded.lake ? ensureBuilt(studioBuild(this.environment), this.environment.directory) : 'hosted',
      ...backends.map((program) => program.start()),
    ])
    report('backends', backends.length ? `${backends.map(({ name }) => name).join(' and ')} up` : 'hosted')
    report('studio', studio)
    report('seed', (await seedOnce(this.environment)) ?? 'kept as it is')
    report('site', await ensureBuilt(siteBuild(this.environment), this.environment.directory))
    await this.site.start()
    report('serve', 'site up')
  }

  /** Stops all programs, the site first, so that none sees another one missing. */
  async stop(): Promise<void> {
    await this.site.stop()
    await Promise.all([this.lake.stop(), this.supabase.stop()])
  }

  private async checkPorts(): Promise<void> {
    const { embedded, ports } = this.environment
    await requireFreePort(ports.site, 'SITE_PORT')
    if (embedded.lake) await requireFreePort(ports.studio, 'STUDIO_PORT')
    if (embedded.supabase) await requireFreePort(ports.supabase, 'SUPABASE_PORT')
  }
}
