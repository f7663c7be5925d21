import { upgradeWebSocket } from '@hono/node-server'
import { Hono } from 'hono'
import { type WebSocket, WebSocketServer } from 'ws'
import { identityOf } from '../auth/identify.ts'
import { apiVersion } from '../paths.ts'
import type { LakeConfig, LakeEnv, Store } from '../types.ts'
import { openRoom } from './room.ts'

const limits = {
  connections: 200,
  messageBytes: 64 * 1024,
  /** A connection for which more waits does not read. */
  waitingBytes: 1024 * 1024,
  /** Then the Studio connects anew, with a token that must still be good. */
  milliseconds: 30 * 60_000,
  /** By then it must have shown one; strangers shall not take the room that editors need. */
  strangerMilliseconds: 10_000,
}

/** `WS /socket/:dataset`, where editors see each other; `sockets` is what the server takes the connections over with. */
export function presenceRoutes(lake: { config: LakeConfig; store: Store }) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes })
  const enter = openRoom(identityOf(lake))
  const routes = new Hono<LakeEnv>()
  routes.get(
    `${apiVersion}/socket/:dataset`,
    upgradeWebSocket(() => ({})),
  )

  sockets.on('connection', (socket: WebSocket) => {
    socket.on('error', () => socket.terminate())
    if (sockets.clients.size > limits.connections) return socket.close(1013, 'Too many connections')
    const guest = enter((message) => {
      if (socket.bufferedAmount > limits.waitingBytes) socket.terminate()
      else socket.send(message)
    })
    const end = setTimeout(() => socket.close(1000), limits.milliseconds)
    const asked = setTimeout(() => {
      if (!guest.isKnown()) socket.close(1008, 'No good token was shown')
    }, limits.strangerMilliseconds)
    socket.on('message', (data) => {
      try {
        guest.hear(data.toString())
      } catch {
        socket.close(1007, 'This is no call that the socket knows')
      }
    })
    socket.on('close', () => {
      clearTimeout(end)
      clearTimeout(asked)
      guest.leave()
    })
  })

  return {
    routes,
    sockets,
    closeSockets() {
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
