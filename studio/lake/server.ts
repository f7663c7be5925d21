import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { actionRoutes } from './actions/routes.ts'
import { deliveryRoutes } from './assets/delivery.ts'
import { uploadRoutes } from './assets/upload.ts'
import { identify } from './auth/identify.ts'
import { authRoutes } from './auth/routes.ts'
import { knownOriginsOnly } from './cors.ts'
import { dataRoutes } from './data/routes.ts'
import { onError, requestError } from './errors.ts'
import { historyRoutes } from './history/routes.ts'
import { listenRoutes } from './listen/routes.ts'
import { mutateRoutes } from './mutate/routes.ts'
import { apiVersion } from './paths.ts'
import { presenceRoutes } from './presence/routes.ts'
import { projectRoutes } from './project/routes.ts'
import { userRoutes } from './project/users.ts'
import { startQueryPool } from './query/pool.ts'
import { queryRoutes } from './query/routes.ts'
import { ownDatasetOnly } from './scope.ts'
import { openStore } from './store/store.ts'
import { studioFiles } from './studioFiles.ts'
import type { LakeConfig, LakeEnv } from './types.ts'
import { startWebhook } from './webhook/webhook.ts'

/** A lake that answers requests. `url` is where it listens. */
export type RunningLake = {
  url: string
  close(): Promise<void>
}

/** Starts a lake. Throws when its directory is in use by another one or its port is taken. */
export async function startLake(config: LakeConfig): Promise<RunningLake> {
  const store = openStore(config.directory)
  const queries = startQueryPool(config, store)
  const listen = listenRoutes({ config, store })
  const presence = presenceRoutes({ config, store })
  const webhook = startWebhook({ config, store })

  const app = new Hono<LakeEnv>()
  app.onError(onError)
  app.notFound((c) => onError(requestError(404, `There is nothing at ${c.req.path}`), c))
  app.use(knownOriginsOnly(config))
  app.use(identify({ config, store }))
  app.use(
    `${apiVersion}/*`,
    secureHeaders({ crossOriginResourcePolicy: 'cross-origin', strictTransportSecurity: false }),
    ownDatasetOnly(config),
  )
  app.use(
    `${apiVersion}/:area{data|users|projects|auth|intake}/*`,
    bodyLimit({ maxSize: config.limits.bodyBytes }),
  )

  app.route('/', authRoutes({ config, store }))
  app.route('/', uploadRoutes({ config, store }))
  app.route('/', deliveryRoutes({ config, store }))
  app.route('/', queryRoutes({ queries }))
  app.route('/', mutateRoutes({ store, queries }))
  app.route('/', actionRoutes({ store }))
  app.route('/', dataRoutes({ store }))
  app.route('/', historyRoutes({ store }))
  app.route('/', listen.routes)
  app.route('/', presence.routes)
  app.route('/', userRoutes({ config, store }))
  app.route('/', projectRoutes({ config }))
  if (config.studioDirectory) app.route('/', studioFiles(config.studioDirectory))

  async function release(): Promise<void> {
    listen.closeStreams()
    await webhook.close()
    await queries.close()
    store.close()
  }

  const server = serve({
    fetch: app.fetch,
    hostname: config.host,
    port: config.port,
    websocket: { server: presence.sockets },
  })
  const address = await new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', () => resolve(server.address() as AddressInfo))
  }).catch(async (error: NodeJS.ErrnoException) => {
    await release()
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${config.port} on ${config.host} is taken. Stop what runs there, or set LAKE_PORT.`)
  })

  return {
    url: `http://${config.host}:${address.port}`,
    async close() {
      listen.closeStreams()
      presence.closeSockets()
      const closed = promisify(server.close.bind(server))()
      if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 1_000).unref()
      await closed
      await release()
    },
  }
}
