import { once } from 'node:events'
import type { Server } from 'node:http'

/** Has a server listen on a free port of this machine. Returns its origin. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return `http://127.0.0.1:${address.port}`
}
