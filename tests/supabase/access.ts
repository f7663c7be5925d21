import { afterAll, describe } from 'vitest'
import type { SupabaseConfig } from '../../supabase/local/config.ts'
import { describeAttacks } from './attacks/index.ts'
import { describeExpertChanges } from './expertChanges.ts'
import { type People, startWithPeople } from './harness.ts'
import { describeSchema } from './schema.ts'
import { describeSetupExperts } from './setupExperts.ts'
import { describeStorageAccess } from './storageAccess.ts'
import { describeTableAccess } from './tableAccess.ts'

/** Who may do what, on one running server; run against every database the embedded Supabase speaks to. */
export function describeAccess(database: string, overrides: () => Promise<Partial<SupabaseConfig>>) {
  describe(`on ${database}`, () => {
    let started: Promise<People> | undefined
    const start = () => {
      started ??= overrides().then(startWithPeople)
      return started
    }
    afterAll(async () => (await started)?.stop())

    describeTableAccess(start)
    describeExpertChanges(start)
    describeSetupExperts(start)
    describeStorageAccess(start)
    describeAttacks(database, start)
    describeSchema(start)
  })
}
