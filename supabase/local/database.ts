import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { DefaultAppConfig } from '@supabase/lite'
import type { SupabaseConfig } from './config.ts'
import { asHostedError, hideParametersInLogs } from './databaseErrors.ts'

export type Connection = DefaultAppConfig['connection']

/**
 * Opens the PostgreSQL server that the configuration names, else the embedded one, which is made on first use.
 * Rejects with an Error that names neither address nor password.
 */
export async function openDatabase({ dir, databaseUrl }: SupabaseConfig): Promise<Connection> {
  const connection = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(join(dir, 'database'))
  connection.normalizeDbError = asHostedError
  return connection
}

async function openServer(url: string): Promise<Connection> {
  const [{ createPostgresConnection }, { default: postgres }] = await Promise.all([
    import('@supabase/lite/postgres'),
    import('postgres'),
  ])
  hideParametersInLogs(postgres.PostgresError)
  // Silent about notices such as "already exists, skipping".
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } })
  try {
    await connection.driver`select 1`
  } catch (error) {
    await connection.close()
    throw new Error(`The database at DATABASE_URL cannot be reached: ${reason(error)}`)
  }
  return connection
}

async function openEmbedded(dir: string): Promise<Connection> {
  const [{ createPgliteConnection }, { messages }] = await Promise.all([
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite'),
  ])
  hideParametersInLogs(messages.DatabaseError)
  if (!existsSync(dir)) {
    // Made aside and renamed: a process killed while it makes a database leaves one that never starts.
    const unfinished = `${dir}.new`
    await rm(unfinished, { recursive: true, force: true })
    const made = await createPgliteConnection({ url: unfinished })
    await made.driver.waitReady
    await made.close()
    await rename(unfinished, dir)
  }
  try {
    const connection = await createPgliteConnection({ url: dir })
    await connection.driver.waitReady
    return connection
  } catch (error) {
    throw new Error(`The database in ${dir} cannot be opened: ${reason(error)}`)
  }
}

// The embedded database also throws objects that are no Error.
const reason = (error: unknown) => {
  if (!(error instanceof Error)) return inspect(error)
  return 'code' in error ? `${error.code} ${error.message}` : error.message
}
