import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Identity } from '../types.ts'

/** Who a token belongs to, or null. */
type Identify = (authorization: string) => Identity | null

const call = z.object({ id: z.string(), method: z.string(), params: z.record(z.string(), z.unknown()) })
const announcement = z.object({ sessionId: z.string(), locations: z.array(z.unknown()) })

/**
 * Where Studios tell each other which field their editor is in. They speak JSON-RPC: first `authorization` with a
 * token, then `presence_subscribe`, `presence_rollcall` (who is here?), `presence_announce` and `presence_disconnect`.
 * Nothing is kept but who listens.
 */
export function openRoom(identify: Identify) {
  const guests = new Set<Guest>()

  /** Lets a connection in. `hear` takes what it says; `leave` tells the others that it is gone. */
  return function enter(send: (message: string) => void): Guest {
    let identity: Identity | null = null
    let session: string | undefined
    const subscriptions = new Set<string>()

    const guest: Guest = {
      isKnown: () => identity !== null,
      tell(event) {
        for (const subscription of subscriptions)
          send(rpc({ method: 'presence_subscription', params: { subscription, result: event } }))
      },
      hear(text) {
        const { id, method, params } = call.parse(JSON.parse(text))
        const result = answer(method, params)
        send(rpc(result === undefined ? { id, error: refusal(identity, method) } : { id, result }))
      },
      leave() {
        guests.delete(guest)
        if (identity && session) tellOthers({ type: 'disconnect', i: identity.id, m: { session } })
      },
    }
    guests.add(guest)
    return guest

    function tellOthers(event: object) {
      for (const other of guests) if (other !== guest) other.tell(event)
    }

    /** The result of a call; undefined where it is refused. */
    function answer(method: string, params: Record<string, unknown>): unknown {
      if (method === 'authorization') {
        identity = identify(String(params.authorization))
        return identity ? { id: identity.id } : undefined
      }
      if (!identity) return undefined
      const from = { i: identity.id }
      switch (method) {
        case 'presence_subscribe': {
          const subscription = randomUUID()
          subscriptions.add(subscription)
          return subscription
        }
        case 'presence_unsubscribe':
          return subscriptions.delete(String(params.subscriptionId))
        case 'presence_rollcall':
          tellOthers({ type: 'rollCall', ...from, session: String(params.session) })
          return true
        case 'presence_announce': {
          const said = announcement.parse(params.data)
          session = said.sessionId
          tellOthers({ type: 'state', ...from, m: said })
          return true
        }
        case 'presence_disconnect':
          session = undefined
          tellOthers({ type: 'disconnect', ...from, m: { session: String(params.session) } })
          return true
      }
    }
  }
}

type Guest = {
  /** Whether it has shown a good token. */
  isKnown(): boolean
  tell(event: object): void
  hear(text: string): void
  leave(): void
}

const rpc = (message: object) => JSON.stringify({ jsonrpc: '2.0', ...message })

const refusal = (identity: Identity | null, method: string) =>
  identity
    ? { code: -32601, message: `There is no method ${method}` }
    : { code: 401, message: 'Unauthorized' }
