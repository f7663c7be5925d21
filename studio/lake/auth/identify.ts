import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { requestError } from '../errors.ts'
import type { GuardedEnv, Identity, LakeConfig, LakeEnv, Store } from '../types.ts'
import { findSession } from './sessions.ts'

type Guard = MiddlewareHandler<GuardedEnv>

export const readRobot: Identity = { id: 'robot-read', name: 'Read token', email: '', role: 'read' }
export const writeRobot: Identity = { id: 'robot-write', name: 'Write token', email: '', role: 'write' }

/** Tells whom an `Authorization` header names; null where its token is unknown or expired. */
export function identityOf(lake: { config: LakeConfig; store: Store }): (header: string) => Identity | null {
  const robots = [
    { digest: digest(lake.config.tokens.read), identity: readRobot },
    { digest: digest(lake.config.tokens.write), identity: writeRobot },
  ]
  return (header) => {
    const token = bearerToken(header)
    const given = digest(token)
    const robot = robots.find((known) => timingSafeEqual(known.digest, given))
    return robot?.identity ?? findSession(lake.store.database, token)
  }
}

/**
 * Middleware that sets `identity` from `Authorization: Bearer`: null without the header,
 * 401 for a token that is unknown or expired, even where none is needed.
 */
export function identify(lake: { config: LakeConfig; store: Store }): MiddlewareHandler<LakeEnv> {
  const whose = identityOf(lake)
  return async (c, next) => {
    const header = c.req.header('authorization')
    c.set('identity', null)
    if (header !== undefined) {
      const identity = whose(header)
      if (!identity) throw requestError(401, 'Session not found', { errorCode: 'SIO-401-ANF' })
      c.set('identity', identity)
    }
    await next()
  }
}

/** Guard for whatever is not public: any identity may pass, nobody gets 401. */
export const requireReader: Guard = async (c, next) => {
  c.set('caller', signedIn(c.get('identity')))
  await next()
}

/** Guard for changes: editors and the write token may pass, the read token gets 403, nobody gets 401. */
export const requireWriter: Guard = async (c, next) => {
  const caller = signedIn(c.get('identity'))
  if (caller.role === 'read') throw requestError(403, 'Insufficient permissions; this token may only read')
  c.set('caller', caller)
  await next()
}

/** The token of an `Authorization` header, or an empty string when it is not of the kind `Bearer`. */
export function bearerToken(header: string | undefined): string {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? ''
}

function signedIn(identity: Identity | null): Identity {
  if (identity) return identity
  throw requestError(401, 'Unauthorized - Session not found', { errorCode: 'SIO-401-ANF' })
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
