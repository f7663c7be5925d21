import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { env } from '../../../../env.ts'

/**
 * The Content Lake's webhook: content was published, so every page is made anew at its next visit.
 * Answers 401 without a valid signature over the raw body.
 */
export async function POST(request: Request): Promise<Response> {
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  const body = await request.text()
  if (!signature || !(await isValidSignature(body, signature, env.SANITY_WEBHOOK_SECRET))) {
    return Response.json({ error: 'The signature is missing or wrong.' }, { status: 401 })
  }
  revalidateTag('content', { expire: 0 })
  return Response.json({ revalidated: 'content' })
}
