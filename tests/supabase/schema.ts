import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, openDatabase } from '../../supabase/local/database.ts'
import { databaseTypes } from '../../supabase/local/databaseTypes.ts'
import type { People } from './harness.ts'
import { lints } from './lints.ts'

/** What the migrations made, read from the catalog. Comes last: the embedded database has room for one, so the server ends. */
export function describeSchema(start: () => Promise<People>) {
  describe('the migrated database', () => {
    let database: Connection

    beforeAll(async () => {
      const people = await start()
      await people.close()
      database = await openDatabase(people.config)
    })
    afterAll(() => database.close())

    const offenders = async (query: string) =>
      (await database.exec<{ rows: { offender: string }[] }>(query)).rows.map((row) => row.offender)

    test('database.types.ts tells its tables and functions; if not, run `npm run typegen`', async () => {
      const file = new URL('../../supabase/database.types.ts', import.meta.url)
      expect(await databaseTypes(database)).toBe(readFileSync(file, 'utf8'))
    })

    test('nothing is published for Realtime, which the product does not use', async () => {
      expect(await offenders('select tablename as offender from pg_publication_tables')).toEqual([])
    })

    test.each(lints)('lint $name finds nothing', async ({ query }) => {
      expect(await offenders(query)).toEqual([])
    })

    test.each(lints)('lint $name would find what it is for', async ({ query, violation, offender }) => {
      for (const statement of violation) await database.exec(statement)
      expect(await offenders(query)).toContain(offender)
    })
  })
}
