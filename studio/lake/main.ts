import { readConfig } from './config.ts'
import { startLake } from './server.ts'

/* Runs one lake as the `LAKE_*` environment says, until SIGTERM or SIGINT. */

try {
  const lake = await startLake(readConfig(process.env))
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await lake.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  console.log(`lake ready at ${lake.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
