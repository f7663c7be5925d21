import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import next from 'next'

/** Next behind a listener of its own that only this machine reaches, so that whole answers can be taken from it. */
export type Renderer = {
  /** Passes a request on; resolves as soon as the answer begins. Rejects when the connection breaks or after `ms`. */
  ask(options: {
    path: string
    method?: string
    headers: IncomingHttpHeaders
    body?: IncomingMessage
    ms: number
  }): Promise<IncomingMessage>
  close(): Promise<void>
}

/** Starts Next for a build that lies in `directory`. */
export async function openRenderer(directory: string): Promise<Renderer> {
  const app = next({ dir: directory, dev: false, quiet: true })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  // Longer than the agent keeps a connection, so that none breaks while it is being used again.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  const agent = new Agent({ keepAlive: true, timeout: 30_000 })

  return {
    ask: ({ path, method = 'GET', headers, body, ms }) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ agent, host: '127.0.0.1', port: address.port, path, method, headers })
        outgoing.setTimeout(ms, () => outgoing.destroy(new Error(`No answer within ${ms} ms.`)))
        outgoing.on('response', resolve).on('error', reject)
        if (body) body.on('error', () => outgoing.destroy()).pipe(outgoing)
        else outgoing.end()
      }),
    async close() {
      agent.destroy()
      server.close()
      server.closeAllConnections()
      await app.close()
    },
  }
}
