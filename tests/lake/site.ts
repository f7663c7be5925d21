import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { expect, vi } from 'vitest'

type Received = {
  path: string | undefined
  headers: IncomingHttpHeaders
  text: string
  at: number
}

/** A site that keeps what it is told and answers with `status`; with 0 it hangs. */
export class Site {
  received: Received[] = []
  status = 200
  #server: Server | undefined

  /** Listens on a port, any free one unless given, and answers which. */
  async open(port = 0): Promise<number> {
    const server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      this.received.push({ path: request.url, headers: request.headers, text, at: performance.now() })
      if (this.status > 0)
        response.writeHead(request.url === '/elsewhere' ? 200 : this.status, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    this.#server = server
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('No port')
    return address.port
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  /** What it was told, oldest first. */
  bodies() {
    return this.received.map(({ text }) => JSON.parse(text))
  }

  /** Waits until it was told that often. */
  async until(count: number): Promise<void> {
    await vi.waitFor(() => expect(this.received.length).toBeGreaterThanOrEqual(count), {
      timeout: 5000,
      interval: 5,
    })
  }
}
