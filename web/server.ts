import { once } from 'node:events'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { env } from './env.ts'
import { readBuild } from './server/build.ts'
import { openRenderer } from './server/renderer.ts'
import { openSite } from './server/site.ts'

/** The page server: serves the finished build on `PORT` of this machine, until it is asked to end. */
const directory = import.meta.dirname
const port = Number(process.env.PORT ?? 3000)
const renderer = await openRenderer(directory)
const server = createServer(
  openSite({
    renderer,
    build: readBuild(directory, resolve(directory, env.NEXT_DIST_DIR)),
    host: new URL(env.SITE_URL).host,
    supabaseUrl: env.SUPABASE_URL,
  }),
)
server.listen(port, '127.0.0.1')
await once(server, 'listening')
console.log(`site ready at ${env.SITE_URL}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)

/** Lets running answers finish for a moment, then ends. */
async function stop(): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  setTimeout(() => server.closeAllConnections(), 2000).unref()
  await closed
  await renderer.close()
  process.exit(0)
}
