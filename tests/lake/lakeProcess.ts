import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { project, tokens } from './testLake.ts'

const main = fileURLToPath(new URL('../../studio/lake/main.ts', import.meta.url))

/** Runs `main.ts` as a process of its own; `output` is all it has printed. */
export function spawnLake(directory: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_ENV: 'production',
      LAKE_DIR: directory,
      LAKE_PORT: '0',
      LAKE_PROJECT_ID: project.projectId,
      LAKE_DATASET: project.dataset,
      LAKE_READ_TOKEN: tokens.read,
      LAKE_WRITE_TOKEN: tokens.write,
      ...environment,
    },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const lake = { child, output: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (lake.output += chunk))
  return lake
}

/** The address of a spawned lake, once it answers. Throws what it printed when it ends instead. */
export async function ready(lake: { child: ChildProcess; output: string }): Promise<string> {
  while (!lake.output.includes('\n')) {
    await Promise.race([once(lake.child.stdout ?? lake.child, 'data'), once(lake.child, 'exit')])
    if (lake.child.exitCode !== null) throw new Error(lake.output)
  }
  const url = /lake ready at (\S+)/.exec(lake.output)?.[1]
  if (!url) throw new Error(lake.output)
  return url
}
