import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/ports.ts'
import { defaultLimits } from '../../studio/lake/config.ts'
import { startLake } from '../../studio/lake/server.ts'
import type { LakeConfig } from '../../studio/lake/types.ts'
import { clientOf, project, tokens } from './test-lake.ts'

/** The configuration of a lake in a new directory whose public address is its own, on a free port. */
export async function sharedConfig(overrides: Partial<LakeConfig> = {}): Promise<LakeConfig> {
  const port = await freePort()
  return {
    ...project,
    directory: await mkdtemp(join(tmpdir(), 'lake-')),
    host: '127.0.0.1',
    port,
    publicUrl: `http://localhost:${port}`,
    origins: ['http://localhost:3000'],
    tokens,
    limits: defaultLimits,
    ...overrides,
  }
}

/** A lake for a whole test file, which can be restarted, with clients of each kind. `stop` removes its directory. */
export async function startSharedLake(overrides: Partial<LakeConfig> = {}) {
  const config = await sharedConfig(overrides)
  const url = config.publicUrl
  let lake = await startLake(config)
  return {
    config,
    url,
    writer: clientOf(url),
    reader: clientOf(url, { token: tokens.read }),
    anonymous: clientOf(url, { token: undefined }),
    async restart() {
      await lake.close()
      lake = await startLake(config)
      // Lets the clients notice that their kept connections were closed.
      await sleep(50)
    },
    async stop() {
      await lake.close()
      await rm(config.directory, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export type SharedLake = Awaited<ReturnType<typeof startSharedLake>>
