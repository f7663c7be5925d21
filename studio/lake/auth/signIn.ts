import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { findEditor } from '../accounts.ts'
import { knownOrigins } from '../cors.ts'
import type { LakeConfig, Store } from '../types.ts'
import { Attempts } from './attempts.ts'
import { loginHeaders, loginPage, refusalPage } from './loginPage.ts'
import { verifyPassword } from './passwords.ts'

const credentials = z.object({ email: z.string().max(254), password: z.string().max(200) })

/**
 * The page `/_login?origin=…`: after the right e-mail address and password it redirects to `${origin}#sid=…`
 * with what `issueTicket` makes of the editor's id. Only known origins are redirected to.
 */
export function signInRoutes(
  lake: { config: LakeConfig; store: Store },
  issueTicket: (editorId: string) => string,
) {
  const { config, store } = lake
  const origins = knownOrigins(config)
  const perAccount = new Attempts(5)
  const perAddress = new Attempts(30)
  const app = new Hono<{ Variables: { target: string } }>()

  app.use('/_login', async (c, next) => {
    for (const [name, value] of Object.entries(loginHeaders(origins))) c.header(name, value)
    const target = redirectTarget(c, config, origins)
    if (!target) {
      const sentence = 'It was opened from an address that this Studio does not know, or for another project.'
      return c.html(refusalPage('This sign-in cannot go on', sentence), 400)
    }
    c.set('target', target)
    await next()
  })

  app.get('/_login', (c) => c.html(loginPage()))

  app.post('/_login', bodyLimit({ maxSize: 10_000 }), async (c) => {
    if (c.req.header('origin') !== new URL(config.publicUrl).origin) {
      return c.html(refusalPage('This sign-in cannot go on', 'The form was sent from another site.'), 403)
    }
    const form = credentials.safeParse(await c.req.parseBody().catch(() => null))
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
    const editor = findEditor(store.database, email)
    const right = await verifyPassword(password, editor?.password)
    if (!editor || !right) {
      const problem = 'This e-mail address and password do not belong together. Check both and try again.'
      return c.html(loginPage({ email, problem }), 401)
    }
    perAccount.clear(account)
    return c.redirect(`${c.get('target')}#sid=${issueTicket(editor.id)}`)
  })
  return app
}

function redirectTarget(c: Context, config: LakeConfig, origins: string[]): string | null {
  const projectId = c.req.query('projectId') ?? config.projectId
  const url = URL.parse(c.req.query('origin') ?? config.publicUrl)
  if (!url || !origins.includes(url.origin) || projectId !== config.projectId) return null
  // A `blob:` address has the origin of another one, and an address may hold a user's name.
  if (!url.href.startsWith(`${url.origin}/`)) return null
  return url.origin + url.pathname + url.search
}
