import { supabase } from '../supabase.ts'
import type { ExpertList } from './expert.ts'
import { pageSize } from './table/list.ts'

/** As many rows as one answer may have; `max_rows` in supabase/config.toml. */
const rangeSize = 1000
const drawingPause = 100
const smallestId = '00000000-0000-0000-0000-000000000000'

/**
 * All experts in ranges: first the first page by name, at once, then the others in the background. Those go by id, which
 * never changes: no rename, insert or delete between two ranges can hide a row that is there all along.
 * Throws what the server answers instead of rows.
 */
export async function* loadExperts(signal: AbortSignal): AsyncGenerator<ExpertList> {
  // Whoever waits for the list tries again; supabase-js would do so in silence for seven seconds.
  const first = await supabase()
    .from('experts')
    .select('*', { count: 'exact' })
    .order('name')
    .order('id')
    .range(0, pageSize - 1)
    .abortSignal(signal)
    .retry(false)
    .throwOnError()
  const total = first.count ?? first.data.length
  let complete = total <= first.data.length
  yield { experts: first.data, total, complete }

  // What is here gets drawn before the rest asks for the same processor.
  if (!complete) await new Promise((resolve) => setTimeout(resolve, drawingPause))
  let after = smallestId
  while (!complete) {
    const { data }: { data: ExpertList['experts'] } = await supabase()
      .from('experts')
      .select('*')
      .order('id')
      .gt('id', after)
      .limit(rangeSize)
      .abortSignal(signal)
      .throwOnError()
    after = data.at(-1)?.id ?? after
    complete = data.length === 0
    yield { experts: data, total, complete }
  }
}
