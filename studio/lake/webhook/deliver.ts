import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { LakeConfig } from '../types.ts'
import type { Delivery } from './outbox.ts'

const attemptMilliseconds = 5000

/** How an attempt ended: acknowledged, worth trying again soon, or refused for a reason that time alone will not mend. */
export type Outcome = { kind: 'acknowledged' } | { kind: 'failed' | 'refused'; reason: string }

/**
 * Sends one delivery as Sanity's webhooks do: JSON with the first document's `_id`, `_type` and `operation` on top and
 * all of them in `documents`, signed so that `@sanity/webhook` accepts it. Gives up after 5 seconds. Never throws.
 */
export async function deliver(
  webhook: NonNullable<LakeConfig['webhook']>,
  delivery: Delivery,
  identity: { projectId: string; dataset: string },
  stop: AbortSignal,
): Promise<Outcome> {
  const { sequence, transactionId, documents } = delivery
  const [first] = documents
  const body = JSON.stringify({ ...first, transactionId, documents })
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), webhook.secret),
        'sanity-project-id': identity.projectId,
        'sanity-dataset': identity.dataset,
        'sanity-operation': first?.operation ?? 'update',
        'sanity-document-id': first?._id ?? '',
        'idempotency-key': `${identity.projectId}-${identity.dataset}-${sequence}`,
      },
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(attemptMilliseconds)]),
    })
    await response.body?.cancel()
    if (response.ok) return { kind: 'acknowledged' }
    const refused = response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status)
    return { kind: refused ? 'refused' : 'failed', reason: `it answered ${response.status}` }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'no answer' }
  }
}
