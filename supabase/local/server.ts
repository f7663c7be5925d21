import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { App, InMemoryEmailDriver, setExperimental } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import type { SupabaseConfig } from './config.ts'
import { type Connection, openDatabase } from './database.ts'
import { createGuard } from './guard.ts'
import { lockDirectory } from './lock.ts'
import { createFileStorage, prepareStorageDirectory } from './storage.ts'

export type SupabaseServer = { url: string; close: () => Promise<void> }

const drainMs = 5_000

/**
 * Starts the embedded Supabase: takes the directory's lock, applies pending migrations, listens.
 * The current directory must be the repository's root, where the migrations are found.
 * Rejects with a plain Error when the directory is in use, the port taken or the database unreachable.
 */
export async function startSupabase(config: SupabaseConfig): Promise<SupabaseServer> {
  await access('supabase/migrations').catch(() => {
    throw new Error('Start Supabase in the repository root: supabase/migrations was not found here.')
  })
  await mkdir(config.dir, { recursive: true, mode: 0o700 })
  // Undoes in reverse order what was done: at once when a later step fails, else when the server is closed.
  await using started = new AsyncDisposableStack()
  started.defer(lockDirectory(config.dir))
  const connection = await openDatabase(config)
  started.defer(() => connection.close())
  const lite = await createLite(connection, config)
  const server = createAdaptorServer({ fetch: createGuard(lite, config).fetch })
  await listen(server, config)
  started.defer(() => closeServer(server))
  const running = started.move()
  let closing: Promise<void> | undefined
  return { url: config.publicUrl, close: () => (closing ??= running.disposeAsync()) }
}

async function createLite(connection: Connection, config: SupabaseConfig): Promise<App> {
  setExperimental('storage', true)
  const files = join(config.dir, 'files')
  await prepareStorageDirectory(files)
  const lite = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: config.siteUrl,
      jwt_secret: config.jwtSecret,
      publishable_key: config.publishableKey,
      secret_key: config.secretKey,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 10,
      password_requirements: 'letters_digits',
      email: { enable_signup: true, enable_confirmations: false },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    db: { migrations: { enabled: true, schema_paths: [] } },
    options: {
      server: { admin: false, disableStudio: true },
      // The default prints mails, and so sign-in links, to the log.
      drivers: { email: new InMemoryEmailDriver() },
    },
  })
  lite._storageAdapter = createFileStorage(files)
  await lite.init()
  await lite.ensureSystemSchema()
  await applyPendingMigrations(lite)
  return lite
}

type HttpServer = ReturnType<typeof createAdaptorServer>

function listen(server: HttpServer, { port, host }: SupabaseConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is taken. Stop what uses it, or set SUPABASE_PORT.`) : error)
    })
    server.listen(port, host, resolve)
  })
}

/** Lets running requests finish, at most five seconds, and drops idle connections at once. */
async function closeServer(server: HttpServer) {
  const closed = new Promise((resolve) => server.close(resolve))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const force = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, drainMs)
  await closed
  clearTimeout(force)
}
