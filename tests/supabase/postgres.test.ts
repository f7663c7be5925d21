import { afterAll, beforeAll, describe, test } from 'vitest'
import { findPostgres, startCluster } from './postgresCluster.ts'
import { describeStorageAccess } from './storageAccess.ts'
import { describeTableAccess } from './tableAccess.ts'

const bin = await findPostgres()

if (bin) {
  describe('with DATABASE_URL, the same migrations on a PostgreSQL server', () => {
    const clusters: Awaited<ReturnType<typeof startCluster>>[] = []
    const onNewCluster = async () => {
      const cluster = await startCluster(bin)
      clusters.push(cluster)
      return { databaseUrl: cluster.url }
    }
    afterAll(() => Promise.all(clusters.map((cluster) => cluster.stop())))
    describeTableAccess('a PostgreSQL server', onNewCluster)
    describeStorageAccess('a PostgreSQL server', onNewCluster)
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
