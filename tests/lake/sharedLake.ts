import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/ports.ts'
import { startLake } from '../../studio/lake/server.ts'
import type { LakeConfig } from '../../studio/lake/types.ts'
import { clientOf, testConfig, tokens } from './testLake.ts'

/** The configuration of a lake in a new directory whose public address is its own, on a free port. */
export async function sharedConfig(overrides: Partial<LakeConfig> = {}): Promise<LakeConfig> {
  const port = await freePort()
  return {
    ...testConfig,
    directory: await mkdtemp(join(tmpdir(), 'lake-')),
    port,
    publicUrl: `http://localhost:${port}`,
    origins: ['http://localhost:3000'],
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
