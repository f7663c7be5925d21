import { createMiddleware } from 'hono/factory'
import type { SupabaseConfig } from './config.ts'

type Site = NonNullable<SupabaseConfig['revalidate']>
type Change = 'INSERT' | 'UPDATE' | 'DELETE'

const changeOfMethod: Record<string, Change | undefined> = {
  POST: 'INSERT',
  PUT: 'UPDATE',
  PATCH: 'UPDATE',
  DELETE: 'DELETE',
}

const patienceMs = 1_000

/** Tells the site of each successful change of the experts, before the admin has the answer. Sees by `countRows` what changed. */
export const announceChanges = (site: Site | undefined) =>
  createMiddleware(async (c, next) => {
    await next()
    const change = changeOfMethod[c.req.method]
    // Whom row level security shows no rows changes none, and whoever inserts none needs no right; that succeeds too.
    const changed = c.res.ok && !c.res.headers.get('content-range')?.endsWith('/0')
    if (site && change && changed) await announce(site, change)
  })

/** Asks for the number of changed rows, which then stands in `content-range`, whatever the caller asks for. */
export const countRows = createMiddleware((c, next) => {
  const headers = new Headers(c.req.raw.headers)
  const others = (headers.get('prefer') ?? '').split(',').filter((one) => !/^\s*count\s*=/i.test(one))
  headers.set('prefer', [...others, 'count=exact'].join(','))
  c.req.raw = new Request(c.req.raw, { headers })
  return next()
})

/**
 * Tells the site in the body of a Supabase Database Webhook, and waits for its answer so that the admin's next request
 * already shows the change. Never throws: the write has happened.
 */
async function announce({ url, secret }: Site, type: Change): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type, table: 'experts', schema: 'public', record: null, old_record: null }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) console.error(`The site answered ${answer.status} to a change of the experts`)
  } catch (error) {
    console.error(`The site could not be told of a change of the experts: ${String(error)}`)
  }
}
