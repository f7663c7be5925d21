import type { Context } from 'hono'
import { requestError } from './errors.ts'
import { depthLimit, isTooDeep } from './store/depth.ts'

// The wrapping around a document counts too; documents themselves are measured when they are written.
const bodyDepth = 2 * depthLimit

/** Reads a JSON body; throws 400 when it is none, or nested so deep that handling it could exhaust the stack. */
export async function readJson(c: Context): Promise<unknown> {
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) throw requestError(400, 'The body is not valid JSON')
    throw error
  })
  if (isTooDeep(body, bodyDepth))
    throw requestError(400, `The body is nested more than ${bodyDepth} levels deep`)
  return body
}

/** GROQ parameters of a URL: each `$name` holds a JSON value. */
export function queryParams(search: Record<string, string>): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(search)) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw requestError(400, `The value of parameter "${name}" is not valid JSON`)
    }
  }
  return params
}

/** Takes a comma-separated list of names apart; each is there once. */
export function splitList(list: string): string[] {
  return [...new Set(list.split(','))].filter((name) => name !== '')
}
