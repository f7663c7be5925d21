import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A request that cannot be carried out: `status` and the JSON `body` are what the client receives. */
export class LakeError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: Record<string, unknown>

  constructor(status: ContentfulStatusCode, message: string, body: Record<string, unknown>) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** An error in the shape of Sanity's gateway: `{statusCode, error, message}` and, if given, `details`. */
export function refusal(
  status: ContentfulStatusCode,
  message: string,
  details: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error: STATUS_CODES[status],
    message,
    ...details,
  })
}

/** Hono's `onError`: answers a `LakeError` as it says; anything else is logged and answered with a bare 500. */
export function sendError(error: Error, c: Context): Response {
  if (error instanceof LakeError) return c.json(error.body, error.status)
  console.error(error)
  return sendError(refusal(500, 'An internal error occurred'), c)
}
