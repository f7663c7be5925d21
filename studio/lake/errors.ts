import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

/** A failure that the caller should see: HTTP status and the JSON body that Sanity's clients understand. */
export class LakeError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: object

  constructor(status: ContentfulStatusCode, message: string, body: object) {
    super(message)
    this.name = 'LakeError'
    this.status = status
    this.body = body
  }
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Error of the request itself, in the shape `{statusCode, error, message}`. */
export function requestError(status: ContentfulStatusCode, message: string, extra: object = {}): LakeError {
  const error = reasons[status] ?? 'Error'
  return new LakeError(status, message, { statusCode: status, error, message, ...extra })
}

/** Error of one mutation in a transaction; `index` is its place in the request. */
export function mutationError(
  status: ContentfulStatusCode,
  index: number,
  error: { type: string; description: string; [detail: string]: unknown },
): LakeError {
  const description = `The mutation(s) failed: ${error.description}`
  return new LakeError(status, description, {
    error: { type: 'mutationError', description, items: [{ index, error }] },
  })
}

/** Error of a query, in the shape `{error: {type, description, …}}`. */
export function queryError(
  status: ContentfulStatusCode,
  error: { type: string; description: string; [detail: string]: unknown },
): LakeError {
  return new LakeError(status, error.description, { error })
}

/** The 400 for a query that cannot be parsed; `start` is the position of the fault. */
export function queryParseError(query: string, description: string, start: number): LakeError {
  return queryError(400, { type: 'queryParseError', description, query, start, end: start + 1 })
}

/** Hono's error handler: known failures as they are, anything else as a logged 500 that tells nothing. */
export function onError(error: Error, c: Context): Response {
  if (error instanceof LakeError) return c.json(error.body, error.status)
  if (error instanceof z.ZodError) return onError(requestError(400, z.prettifyError(error)), c)
  if (error instanceof HTTPException)
    return onError(requestError(error.status as ContentfulStatusCode, error.message), c)
  if ('code' in error && error.code === 'ECONNRESET')
    return onError(requestError(400, 'The request broke off'), c)
  console.error(`${c.req.method} ${c.req.path} failed:`, error)
  return onError(requestError(500, 'An internal error occurred'), c)
}
