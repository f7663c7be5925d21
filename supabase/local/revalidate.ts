export type ExpertsEvent = 'INSERT' | 'UPDATE' | 'DELETE'

const patienceMs = 1_000

/**
 * Tells the site that the experts changed, in the body of a Supabase Database Webhook, and waits for its answer
 * so that the admin's next request already shows the change. Never throws: the write has happened.
 */
export async function announceExperts(
  target: { url: string; secret: string },
  type: ExpertsEvent,
): Promise<void> {
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${target.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type, table: 'experts', schema: 'public', record: null, old_record: null }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) console.error(`The site answered ${answer.status} to a change of the experts`)
  } catch (error) {
    console.error(`The site could not be told of a change of the experts: ${String(error)}`)
  }
}
