import { join } from 'node:path'
import { embeddedBackends } from './backends.ts'
import { ensureBuilt, siteBuild, studioBuild } from './builds.ts'
import type { Environment } from './environment.ts'
import { requireFreePorts } from './ports.ts'
import { Program } from './program.ts'
import { seedOnce } from './seed.ts'

/** Tells a person what is going on: the step, and how it ended. */
type Report = (step: string, outcome: string) => void

/** The programs of the house, in the order in which they start. */
export class Stack {
  readonly #environment: Environment
  readonly #backends: Program[]
  readonly #site: Program

  constructor(environment: Environment) {
    const { directory, ports, site } = environment
    this.#environment = environment
    this.#backends = embeddedBackends(environment)
    this.#site = new Program({
      name: 'site',
      args: ['web/server.ts'],
      env: { ...site, NODE_ENV: 'production', PORT: String(ports.site) },
      ready: /ready at/,
      runDirectory: join(directory, 'run'),
    })
  }

  /** Starts the backends, seeds them, builds what changed and serves. Throws in plain words what went wrong. */
  async start(report: Report): Promise<void> {
    const environment = this.#environment
    const backends = this.#backends
    await requireFreePorts(environment)
    const [studio] = await Promise.all([
      environment.embedded.lake ? ensureBuilt(studioBuild(environment), environment.directory) : 'hosted',
      ...backends.map((program) => program.start()),
    ])
    report('backends', backends.length ? `${backends.map(({ name }) => name).join(' and ')} up` : 'hosted')
    report('studio', studio)
    report('seed', (await seedOnce(environment)) ?? 'kept as it is')
    report('site', await ensureBuilt(siteBuild(environment), environment.directory))
    await this.#site.start()
    report('serve', 'site up')
  }

  /** Stops all programs, the site first, so that none sees another one missing. */
  async stop(): Promise<void> {
    await this.#site.stop()
    await Promise.all(this.#backends.map((program) => program.stop()))
  }
}
