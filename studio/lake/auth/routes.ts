import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import { prepareAccounts } from '../accounts.ts'
import { requestError } from '../errors.ts'
import { apiVersion } from '../paths.ts'
import type { LakeConfig, LakeEnv, Store } from '../types.ts'
import { bearerToken, requireReader } from './identify.ts'
import { endSession, sessionId, startSession } from './sessions.ts'
import { signInRoutes } from './signIn.ts'

/** Names the session for signing out, which the Studio does without its token. It grants nothing by itself. */
const sessionCookie = 'lake_session'

/**
 * Sign-in as the Studio expects it: the page `/_login`, whose ticket `/auth/fetch?sid=` exchanges once and
 * within a minute for a session token; `/auth/id`, `/auth/providers` and `/auth/logout`. Needs `identify` in front.
 */
export function authRoutes(lake: { config: LakeConfig; store: Store }) {
  prepareAccounts(lake.store.database)
  const tickets = new LRUCache<string, string>({ max: 1000, ttl: 60_000 })
  const secure = lake.config.publicUrl.startsWith('https:')
  const app = new Hono<LakeEnv>()

  app.route(
    '/',
    signInRoutes(lake, (editorId) => {
      const ticket = randomBytes(32).toString('base64url')
      tickets.set(ticket, editorId)
      return ticket
    }),
  )

  const auth = app.basePath(`${apiVersion}/auth`)
  auth.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  auth.get('/fetch', (c) => {
    const ticket = c.req.query('sid') ?? ''
    const editorId = tickets.get(ticket)
    if (!editorId)
      throw requestError(401, 'This sign-in was used already or has expired; please sign in again')
    tickets.delete(ticket)
    const token = startSession(lake.store.database, editorId)
    setCookie(c, sessionCookie, sessionId(token), { httpOnly: true, sameSite: 'Strict', secure })
    return c.json({ token })
  })

  auth.get('/providers', (c) => c.json({ providers: [] }))

  auth.get('/id', requireReader, (c) => c.json({ id: c.get('caller').id }))

  auth.post('/logout', (c) => {
    const token = bearerToken(c.req.header('authorization'))
    const id = token ? sessionId(token) : getCookie(c, sessionCookie)
    if (id) endSession(lake.store.database, id)
    deleteCookie(c, sessionCookie)
    return c.json({ ok: true })
  })
  return app
}
