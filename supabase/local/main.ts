import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { startSupabase } from './server.ts'

process.chdir(resolve(import.meta.dirname, '../..'))

try {
  const server = await startSupabase(readConfig(process.env))
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(String(error))
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`supabase ready at ${server.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
