import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../supabase/local/config.ts'
import { openDatabase } from '../supabase/local/database.ts'
import { databaseTypes } from '../supabase/local/databaseTypes.ts'
import { generateKeys } from '../supabase/local/keys.ts'
import { startSupabase } from '../supabase/local/server.ts'
import { root } from './environment.ts'
import { freePort } from './ports.ts'

/** Makes `supabase/database.types.ts` anew from what the migrations make of an empty database. */
export async function writeDatabaseTypes(): Promise<void> {
  process.chdir(root)
  const directory = await mkdtemp(join(tmpdir(), 'database-types-'))
  const keys = await generateKeys()
  const config = readConfig({
    SUPABASE_DIR: directory,
    SUPABASE_PORT: String(await freePort()),
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_JWT_SECRET: keys.jwtSecret,
    SITE_URL: 'http://localhost:3000',
  })
  await (await startSupabase(config)).close()
  const connection = await openDatabase(config)
  await writeFile(join(root, 'supabase/database.types.ts'), await databaseTypes(connection))
  await connection.close()
  await rm(directory, { recursive: true })
}
