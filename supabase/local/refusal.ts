import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error answer that all parts of supabase-js understand: `code` and `error_code` for programs, `message` for people. */
export const refuse = (c: Context, status: ContentfulStatusCode, code: string, message: string) =>
  c.json({ code, error_code: code, error: code, message }, status)
