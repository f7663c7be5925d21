import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { createAttemptLimit } from './attempts.ts'
import { refuse } from './refusal.ts'

const credentials = z.looseObject({
  email: z
    .string()
    .max(255)
    .regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u),
  password: z.string().min(1).max(1024),
})

/**
 * Limits sign-in and sign-up to five attempts a minute for each address and e-mail, and to thirty for each address.
 * A successful sign-in starts a new count of the one and is not counted by the other, so an office behind one address
 * can come in together. What it counted is exactly what goes on: the body is passed on as it was understood here.
 * Changes of an account are limited to thirty for each address: each may hash a password or keep a mail.
 */
export function limitAttempts() {
  const byEmail = createAttemptLimit(5)
  const byAddress = createAttemptLimit(30)

  return createMiddleware(async (c, next) => {
    const action = new URL(c.req.url).pathname.slice('/auth/v1/'.length)
    const address = `${action} ${getConnInfo(c).remote.address ?? 'unknown'}`
    if (action === 'user' && c.req.method === 'PUT') {
      const wait = byAddress.take(address)
      return wait > 0 ? tooMany(c, wait) : next()
    }
    if (c.req.method !== 'POST' || (action !== 'token' && action !== 'signup')) return next()
    const grants = c.req.queries('grant_type') ?? []
    if (action === 'token') {
      if (grants.length !== 1 || !/^(password|refresh_token)$/.test(grants[0] ?? '')) {
        return refuse(c, 400, 'bad_request', 'grant_type must be password or refresh_token')
      }
      if (grants[0] === 'refresh_token') return next()
    }

    const body = credentials.safeParse(await c.req.raw.json().catch(() => undefined))
    if (!body.success)
      return refuse(c, 400, 'validation_failed', 'An e-mail address and a password are needed')
    const person = `${address} ${body.data.email.trim().toLowerCase()}`
    const wait = byEmail.take(person) || byAddress.take(address)
    if (wait > 0) return tooMany(c, wait)

    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    headers.delete('content-length')
    c.req.raw = new Request(c.req.raw.url, { method: 'POST', headers, body: JSON.stringify(body.data) })
    await next()
    if (action === 'token' && c.res.ok) {
      byEmail.forget(person)
      byAddress.giveBack(address)
    }
  })
}

function tooMany(c: Context, wait: number) {
  c.header('retry-after', String(wait))
  const time = wait === 1 ? '1 second' : `${wait} seconds`
  return refuse(c, 429, 'over_request_rate_limit', `Too many attempts. Please wait ${time} and try again.`)
}
