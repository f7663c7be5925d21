import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { supabase } from '../../supabase.ts'
import { notify } from '../../toasts.tsx'
import { type Expert, withExpert, withoutExpert } from '../expert.ts'
import { removeUnusedImages } from '../upload/remove.ts'
import { changeList, reloadList } from '../useExperts.ts'

/** Something that could not be done, in the words of the specification (section 8). */
class Failure extends Error {}

/** The server takes it for no error when row level security shows a revoked admin no row, or when the row is gone. */
const noRow = 'No row was changed: it is gone, or the caller is not an admin any more.'

const tellIn = (queries: QueryClient) => async (error: Error) => {
  console.error(error)
  notify.error(error instanceof Failure ? error.message : 'An unexpected error occurred.')
  if (error.cause !== noRow) return
  const { data: isAdmin } = await supabase().rpc('is_admin')
  // Somebody else was faster. Who is no admin any more would only see less.
  if (isAdmin) await reloadList(queries)
}

/** Shows or hides the expert on the website. Changes of one expert run one after the other, in the order of the clicks. */
export function useToggle({ id }: Expert) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `expert ${id}` },
    mutationFn: async (is_active: boolean): Promise<Expert> => {
      const { data, error } = await supabase()
        .from('experts')
        .update({ is_active, updated_at: new Date().toISOString() })
        .eq('id', id)
        .select()
      const [expert] = data ?? []
      if (!expert) throw new Failure('Failed to update expert status.', { cause: error ?? noRow })
      return expert
    },
    onSuccess: (expert) => {
      changeList(queries, (list) => withExpert(list, expert))
      notify.success(`Expert ${expert.is_active ? 'activated' : 'deactivated'} successfully.`)
    },
    onError: tellIn(queries),
  })
}

/** Deletes the expert, and then its uploaded image. */
export function useDelete({ id }: Expert) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `expert ${id}` },
    mutationFn: async (): Promise<Expert> => {
      const { data, error } = await supabase().from('experts').delete().eq('id', id).select()
      const [expert] = data ?? []
      if (!expert) throw new Failure('Failed to delete expert.', { cause: error ?? noRow })
      return expert
    },
    onSuccess: ({ image_url }) => {
      changeList(queries, (list) => withoutExpert(list, id))
      notify.success('Expert deleted successfully.')
      void removeUnusedImages([image_url])
    },
    onError: tellIn(queries),
  })
}

const seedAnswer = z.object({ inserted: z.number() })

/** Adds the sample experts that are not there. */
export function useSeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (): Promise<number> => {
      const { data, error } = await supabase().functions.invoke('setup-experts')
      const answer = seedAnswer.safeParse(data)
      if (!answer.success) throw new Failure('Failed to seed expert data.', { cause: error ?? answer.error })
      return answer.data.inserted
    },
    onSuccess: async (inserted) => {
      if (inserted === 0) return notify.info('All sample experts already exist in the database.')
      notify.success(`Created ${inserted} new expert records.`)
      await reloadList(queries)
    },
    onError: tellIn(queries),
  })
}
