import { inspect } from 'node:util'

/** Errors that PostgREST answers with 400, and `@supabase/lite` with 500 and no code: a failed check, a `raise exception`. */
const badRequests = ['23514', 'P0001']

/**
 * What the database refused, in the form that makes `@supabase/lite` answer as the hosted service does.
 * That form is PostgREST's own: https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
 */
export function asHostedError(error: unknown): unknown {
  if (!isDatabaseError(error) || !badRequests.includes(error.code)) return error
  const { code, message, detail = null, hint = null } = error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  }
}

/**
 * Makes a driver's errors print as code and message. They can carry the statement's parameters, password hashes
 * among them, and `@supabase/lite` logs them whole.
 */
export function hideParametersInLogs(errorClass: { prototype: DatabaseError }) {
  Object.defineProperty(errorClass.prototype, inspect.custom, {
    configurable: true,
    value(this: DatabaseError) {
      return `database error ${this.code}: ${this.message}`
    },
  })
}

type DatabaseError = Error & { code?: string; detail?: string; hint?: string }

const isDatabaseError = (error: unknown): error is DatabaseError & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
