import type { Attacker, Caller } from './world.ts'

/** Something one may want to do; it answers whether it worked. */
export type Attack = { name: string; allowed: Caller[]; attempt: (as: Attacker) => PromiseLike<boolean> }

type Answer = { data: unknown; error: unknown }

/** Worked: there was no error, and something came back or was changed. */
const worked = ({ data, error }: Answer) => {
  if (error) return false
  return Array.isArray(data) ? data.length > 0 : data !== null && data !== false
}

/** One line of the matrix for supabase-js. */
export const call = (
  name: string,
  allowed: Caller[],
  attempt: (as: Attacker) => PromiseLike<Answer>,
): Attack => ({ name, allowed, attempt: async (as) => worked(await attempt(as)) })

/** One line for plain HTTP. It worked when the answer is good and has or counts rows, or is no JSON. */
export const http = (
  name: string,
  allowed: Caller[],
  attempt: (as: Attacker) => Promise<Response>,
): Attack => ({
  name: `${name} by HTTP`,
  allowed,
  async attempt(as) {
    const answer = await attempt(as)
    if (!answer.ok) return false
    const text = await answer.text()
    if (!text) return /\/[1-9]/.test(answer.headers.get('content-range') ?? '')
    if (!answer.headers.get('content-type')?.includes('json')) return true
    return worked({ data: JSON.parse(text), error: null })
  },
})
