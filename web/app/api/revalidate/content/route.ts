import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { env } from '../../../../env.ts'
import { expire } from '../expire.ts'
import { bodyWithin } from './body.ts'

const oneMegabyte = 1024 * 1024

/**
 * The Content Lake's webhook: content was published, so every page is made anew at its next visit.
 * Answers 401 without a valid signature over the raw body, 413 to a body above a megabyte.
 */
export async function POST(request: Request): Promise<Response> {
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) return refuse(401, 'The signature is missing.')
  const body = await bodyWithin(oneMegabyte, request)
  if (body === null) return refuse(413, 'The body is too long.')
  if (!(await isValidSignature(body, signature, env.SANITY_WEBHOOK_SECRET))) {
    return refuse(401, 'The signature is wrong.')
  }
  expire('content')
  return Response.json({ revalidated: 'content' })
}

const refuse = (status: number, error: string) => Response.json({ error }, { status })
