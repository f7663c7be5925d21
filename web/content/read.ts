import type { ClientReturn } from 'next-sanity'
import { client } from './client.ts'
import { withoutMisfits } from './misfits.ts'
import { resultType } from './resultType.ts'

type Question<Query extends string> = {
  /** What is read, as log messages call it. */
  name: string
  query: Query
  params?: Record<string, string>
  signal: AbortSignal
}

/**
 * Asks the lake. Documents may come from elsewhere than the Studio, and may be older than their schema: whatever does
 * not have the type that the query promises is left out of the answer and named in the log.
 * Throws when the lake fails, or its whole answer is wrong.
 */
export async function read<const Query extends string>(
  question: Question<Query>,
): Promise<ClientReturn<Query>> {
  const { name, query, params = {}, signal } = question
  const answer = await client.fetch<ClientReturn<Query>>(query, params, { signal })
  const { value, misfits } = withoutMisfits(answer, resultType(query, params))
  report(name, misfits.join('; '))
  return value
}

const reported = new Map<string, string>()

/** Each page is read again every minute: the same words need to be said once. */
function report(name: string, misfits: string): void {
  if (misfits && reported.get(name) !== misfits)
    console.error(`${name} is shown without what has the wrong type: ${misfits}.`)
  if (misfits) reported.set(name, misfits)
  else reported.delete(name)
}
