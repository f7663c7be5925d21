import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../../../../env.ts'
import { expire } from '../expire.ts'

/**
 * Supabase's database webhook on `experts`: the list changed. Its body does not matter, the list is read anew.
 * Answers 401 without `Authorization: Bearer` and the shared secret.
 */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('authorization') ?? ''
  if (!timingSafeEqual(digest(given), digest(`Bearer ${env.SUPABASE_WEBHOOK_SECRET}`))) {
    return Response.json({ error: 'The secret is missing or wrong.' }, { status: 401 })
  }
  expire('experts')
  return Response.json({ revalidated: 'experts' })
}

// Digests have one length, which the comparison needs, and tell nothing about the secret's.
const digest = (text: string) => createHash('sha256').update(text).digest()
