import { afterAll, beforeAll, describe, test } from 'vitest'
import { describeAccess } from './access.ts'
import { findPostgres, startCluster } from './postgresCluster.ts'

const bin = await findPostgres()

if (bin) {
  describe('with DATABASE_URL, the same migrations', () => {
    let cluster: Awaited<ReturnType<typeof startCluster>> | undefined
    afterAll(() => cluster?.stop())
    describeAccess('a PostgreSQL server', async () => {
      cluster = await startCluster(bin)
      return { databaseUrl: cluster.url }
    })
  })
} else {
  describe('DATABASE_URL', () => {
    beforeAll(() =>
      console.warn(
        'DATABASE_URL is NOT tested here: install PostgreSQL 15 or newer (Debian: apt install postgresql).',
      ),
    )
    test.skip('NOT TESTED, needs PostgreSQL 15 or newer on this machine (Debian: apt install postgresql)', () => {})
  })
}
