import { join, relative } from 'node:path'
import { embeddedBackends } from './backends.ts'
import { loadEnvironment, nextDirectory, root, type Variables } from './environment.ts'
import { requireFreePort, requireFreePorts } from './ports.ts'
import { Program } from './program.ts'
import { seedOnce } from './seed.ts'

/** All four programs with hot reload. The Studio runs beside the lake here, one port above it. */
const environment = await loadEnvironment().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const { directory, ports } = environment
const studioDevPort = ports.studio + 1
const runDirectory = join(directory, 'run')
const site: Variables = {
  ...environment.site,
  NEXT_DIST_DIR: relative(join(root, 'web'), `${nextDirectory(directory)}-dev`),
}
const backends = embeddedBackends(
  {
    ...environment,
    lake: {
      ...environment.lake,
      LAKE_ORIGINS: `${environment.lake.LAKE_ORIGINS},http://localhost:${studioDevPort}`,
      LAKE_STUDIO_DIR: '',
    },
  },
  ['--watch'],
)
const frontends = [
  new Program({
    name: 'studio',
    args: [join(root, 'node_modules/sanity/bin/sanity'), 'dev', '--port', String(studioDevPort)],
    cwd: join(root, 'studio'),
    env: environment.site,
    ready: /running at|Local:/,
    runDirectory,
  }),
  new Program({
    name: 'site',
    args: ['node_modules/next/dist/bin/next', 'dev', 'web', '-H', '127.0.0.1', '-p', String(ports.site)],
    env: site,
    ready: /Ready in/,
    runDirectory,
  }),
]

let stopping: Promise<unknown> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))

try {
  await requireFreePorts(environment)
  await requireFreePort(studioDevPort, 'STUDIO_PORT')
  await Promise.all(backends.map((program) => program.start()))
  await seedOnce(environment)
  await Promise.all(frontends.map((program) => program.start()))
  console.log(`
  Site      ${site.SITE_URL}
  Studio    http://localhost:${studioDevPort}
  Logs      ${relative('', runDirectory)}

ready`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

async function stop(code: number): Promise<void> {
  stopping ??= Promise.all([...frontends, ...backends].map((program) => program.stop()))
  await stopping
  process.exit(code)
}
