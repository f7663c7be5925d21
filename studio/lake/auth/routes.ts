import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Editor, findEditor } from '../accounts.ts'
import { knownOrigins } from '../cors.ts'
import { refusal } from '../errors.ts'
import type { LakeConfig, LakeVariables } from '../types.ts'
import { Attempts } from './attempts.ts'
import { bearerToken } from './identify.ts'
import { loginHeaders, loginPage, refusalPage } from './login-page.ts'
import { verifyPassword } from './passwords.ts'
import { endSession, sessionId, startSession } from './sessions.ts'

/** Names the session for sign-out, which the Studio calls without its token. It grants nothing by itself. */
const cookieName = 'lake_session'

const credentials = z.object({ email: z.string().max(254), password: z.string().max(200) })

/**
 * Sign-in as the Studio expects it: the page `/_login` redirects to `${origin}#sid=…` with a ticket that
 * `/auth/fetch` exchanges, once and within a minute, for a session token.
 */
export function authRoutes(lake: { config: LakeConfig; database: DatabaseSync }) {
  const { config, database } = lake
  const origins = knownOrigins(config)
  const tickets = new LRUCache<string, string>({ max: 1000, ttl: 60_000 })
  const perAccount = new Attempts(5)
  const perAddress = new Attempts(30)
  const app = new Hono<{ Variables: LakeVariables }>()

  app.use('/_login', async (c, next) => {
    for (const [name, value] of Object.entries(loginHeaders(origins))) c.header(name, value)
    const target = redirectTarget(c, config, origins)
    if (!target) {
      const sentence = 'It was opened from an address that this Studio does not know, or for another project.'
      return c.html(refusalPage('This sign-in cannot go on', sentence), 400)
    }
    await next()
  })

  app.get('/_login', (c) => c.html(loginPage()))

  app.post('/_login', bodyLimit({ maxSize: 10_000 }), async (c) => {
    if (c.req.header('origin') !== new URL(config.publicUrl).origin) {
      return c.html(refusalPage('This sign-in cannot go on', 'The form was sent from another site.'), 403)
    }
    const form = credentials.safeParse(await c.req.parseBody())
    if (!form.success) return c.html(loginPage({ problem: 'Enter your e-mail address and password.' }), 400)
    const { email, password } = form.data
    const address = getConnInfo(c).remote.address ?? ''
    const account = `${address} ${email.trim().toLowerCase()}`
    const wait = perAccount.take(account) || perAddress.take(address)
    if (wait > 0) {
      c.header('retry-after', `${wait}`)
      const problem = `Too many attempts. Wait ${wait} seconds, then try again.`
      return c.html(loginPage({ email, problem }), 429)
    }
    const editor = findEditor(database, email)
    if (!(await verifyPassword(password, editor?.password)) || !editor) {
      const problem = 'This e-mail address and password do not belong together. Check both and try again.'
      return c.html(loginPage({ email, problem }), 401)
    }
    perAccount.clear(account)
    return c.redirect(`${redirectTarget(c, config, origins)}#sid=${issueTicket(tickets, editor)}`)
  })
  return app
}

function issueTicket(tickets: LRUCache<string, string>, editor: Editor): string {
  const ticket = randomBytes(32).toString('base64url')
  tickets.set(ticket, editor.id)
  return ticket
}
