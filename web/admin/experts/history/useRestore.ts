import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../toasts.tsx'
import type { ExpertValues } from '../dialog/expertForm.ts'
import { type Expert, expertsKey, withExpert } from '../expert.ts'
import { changeList } from '../useExperts.ts'
import { restoreExpert } from './restore.ts'

type Wish = {
  id: string
  earlier: ExpertValues
  /** The expert as it was read last; null for a deleted one. */
  current: Expert | null
}

/** Where react-query keeps what the history shows; below the experts, so that what makes them stale makes it stale too. */
export const historyKey = [...expertsKey, 'history'] as const

/** Restores experts, with the toasts of the specification (section 8) and words about what could not be brought back. */
export function useRestore() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, earlier, current }: Wish) => restoreExpert(id, earlier, current),
    onSuccess({ outcome, imageLost }, { current }) {
      switch (outcome.kind) {
        case 'saved':
          notify.success(`Expert ${current ? 'updated' : 'created'} successfully.`)
          changeList(queries, (list) => withExpert(list, outcome.expert))
          if (imageLost) notify.info(lostImage(outcome.expert))
          break
        case 'conflict':
        case 'gone':
          notify.error(
            'Someone changed this expert in the meantime. The history is up to date now: look again.',
          )
          break
        default:
          notify.error(`Failed to ${current ? 'update' : 'create'} expert.`)
      }
    },
    onError(cause) {
      console.error('An expert could not be restored:', cause)
      notify.error('An unexpected error occurred.')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: historyKey }),
  })
}

const lostImage = ({ image_url }: Expert) =>
  image_url
    ? 'The picture of that time is not stored any more, so the present one stays.'
    : 'The picture of that time is not stored any more, so the expert has none now.'
