'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/useSession.ts'
import { DialogOverlay } from '../../ui/dialogOverlay.tsx'
import type { Expert } from '../expert.ts'
import { changedFields } from '../expertFields.ts'
import { type Change, nextPage, readChanges, valuesAfter } from './changes.ts'
import { ChangeDetails, ChangeHeading } from './changeView.tsx'
import { PagedDialog } from './pagedDialog.tsx'
import { readExpert } from './restore.ts'
import { historyKey, useRestore } from './useRestore.ts'
import { exactly, momentOf } from './when.ts'

type Named = Pick<Expert, 'id' | 'name'>
type Props = { expert: Named | undefined; open: boolean; onOpenChange: (open: boolean) => void }

/** Who changed an expert when, newest first, and a way back to each of these states. The expert may be deleted. */
export function ExpertHistory({ expert, open, onOpenChange }: Props) {
  return (
    <Dialog.Root open={open && Boolean(expert)}>
      <Dialog.Portal>
        <DialogOverlay />
        {expert && <Changes expert={expert} onClose={() => onOpenChange(false)} />}
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Changes({ expert: { id, name }, onClose }: { expert: Named; onClose: () => void }) {
  const { isAdmin } = useSession()
  const pages = useInfiniteQuery({
    queryKey: [...historyKey, id],
    queryFn: ({ pageParam }) => readChanges({ expertId: id, before: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextPage,
    enabled: isAdmin,
    staleTime: 0,
    // The client repeats a failed read by itself.
    retry: false,
  })
  const current = useQuery({
    queryKey: [...historyKey, id, 'now'],
    queryFn: () => readExpert(id),
    enabled: isAdmin,
    staleTime: 0,
    retry: false,
  })
  const restore = useRestore()

  return (
    <PagedDialog
      title={`History of ${name}`}
      description="Every change, newest first. Restoring an earlier version is a change, too: you can undo it."
      pages={{
        ...pages,
        isError: pages.isError || current.isError,
        refetch: () => Promise.all([pages.refetch(), current.refetch()]),
      }}
      onClose={onClose}
    >
      <ol className="changes">
        {pages.data?.pages.flat().map((change) => (
          <li key={change.id}>
            <ChangeHeading change={change} />
            <ChangeDetails change={change} />
            {current.data !== undefined && (
              <Restore
                change={change}
                current={current.data}
                disabled={restore.isPending}
                onRestore={() => restore.mutate({ id, earlier: valuesAfter(change), current: current.data })}
              />
            )}
          </li>
        ))}
      </ol>
    </PagedDialog>
  )
}

type RestoreProps = { change: Change; current: Expert | null; disabled: boolean; onRestore: () => void }

function Restore({ change, current, disabled, onRestore }: RestoreProps) {
  if (current && changedFields(current, valuesAfter(change)).length === 0) {
    return <p className="field-hint">This is how the expert is now.</p>
  }
  return (
    <button
      type="button"
      className="button button-small button-quiet"
      disabled={disabled}
      onClick={onRestore}
    >
      Restore <span className="sr-only">the version of {exactly(momentOf(change.changed_at))}</span>
    </button>
  )
}
