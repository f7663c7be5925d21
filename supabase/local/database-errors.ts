type DatabaseError = { code: string; message: string; detail?: string | null; hint?: string | null }

/** Errors that PostgREST answers with 400, and `@supabase/lite` with 500 and no code: a failed check, a `raise exception`. */
const badRequests = ['23514', 'P0001']

/**
 * What the database refused, as the hosted service would answer it. Leaves statement and parameters out of what is logged.
 * Uses PostgREST's own way to set an answer: https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
 */
export function asHostedError(error: unknown): unknown {
  if (!isDatabaseError(error)) return error
  const { code, message, detail = null, hint = null } = error
  if (!badRequests.includes(code)) return { code, message, detail, hint }
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  }
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code)
