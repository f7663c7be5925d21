import { z } from 'zod'
import { supabase } from '../../supabase.ts'
import type { ExpertValues } from '../dialog/expertForm.ts'

/** The columns of an expert, as the history keeps them: without the rules of the form, which may change. */
const values = z.object({
  name: z.string(),
  role: z.string(),
  image_url: z.string().nullable(),
  description: z.string(),
  is_active: z.boolean(),
}) satisfies z.ZodType<ExpertValues>

const rows = z.array(
  z.object({
    id: z.number(),
    expert_id: z.string(),
    action: z.enum(['insert', 'update', 'delete']),
    changed_by_email: z.string().nullable(),
    changed_at: z.string(),
    old_values: values.nullable(),
    new_values: values.nullable(),
  }),
)

/** One entry of the history: who did what to which expert, and how it was before and after. */
export type Change = z.infer<typeof rows>[number]

/** How an expert was after a change; for a deletion, how it was last. */
export function valuesAfter({ new_values, old_values }: Change): ExpertValues {
  const found = new_values ?? old_values
  if (!found) throw new Error('A change keeps values from before or after it')
  return found
}

const pageSize = 20

type Wanted = {
  /** Of one expert; otherwise the deletions of all. */
  expertId?: string
  /** Older than this entry. */
  before?: number
}

/** A page of the history, newest first. Rejects when it cannot be read. */
export async function readChanges({ expertId, before }: Wanted): Promise<Change[]> {
  let query = supabase().from('expert_changes').select().order('id', { ascending: false }).limit(pageSize)
  query = expertId ? query.eq('expert_id', expertId) : query.eq('action', 'delete')
  if (before) query = query.lt('id', before)
  const { data } = await query.throwOnError()
  return rows.parse(data)
}

/** For react-query: where the next page of the history begins. */
export const nextPage = (page: Change[]) => (page.length < pageSize ? undefined : page.at(-1)?.id)
