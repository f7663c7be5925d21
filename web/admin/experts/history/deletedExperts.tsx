'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../session/useSession.ts'
import { DialogOverlay } from '../../ui/dialogOverlay.tsx'
import { type Change, nextPage, readChanges, valuesAfter } from './changes.ts'
import { ChangeHeading } from './changeView.tsx'
import { ExpertHistory } from './expertHistory.tsx'
import { PagedDialog } from './pagedDialog.tsx'
import { readPresentIds } from './restore.ts'
import { historyKey, useRestore } from './useRestore.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The experts that were deleted and are not back, last deleted first, each to be restored. */
export function DeletedExperts({ open, onOpenChange }: Props) {
  return (
    <Dialog.Root open={open}>
      <Dialog.Portal>
        <DialogOverlay />
        <Deletions onClose={() => onOpenChange(false)} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

async function readDeletions(before: number | undefined) {
  const changes = await readChanges({ before })
  return { changes, present: await readPresentIds(changes.map(({ expert_id }) => expert_id)) }
}

function Deletions({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<{ id: string; name: string }>()
  const { isAdmin } = useSession()
  const pages = useInfiniteQuery({
    queryKey: [...historyKey, 'deleted'],
    queryFn: ({ pageParam }) => readDeletions(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ changes }) => nextPage(changes),
    enabled: isAdmin,
    staleTime: 0,
    // The client repeats a failed read by itself.
    retry: false,
  })
  const restore = useRestore()
  const deleted = lastDeletions(pages.data?.pages ?? [])

  return (
    <PagedDialog
      title="Recently deleted experts"
      description="Restoring an expert brings back the last entries. An uploaded picture is deleted with its expert."
      pages={pages}
      onClose={onClose}
    >
      {pages.isSuccess && deleted.length === 0 && !pages.hasNextPage && <p>No expert is deleted.</p>}
      <ul className="changes">
        {deleted.map((change) => {
          const { name, role } = valuesAfter(change)
          return (
            <li key={change.id}>
              <p>
                <strong>{name}</strong>, {role}
              </p>
              <ChangeHeading change={change} />
              <div className="actions">
                <button
                  type="button"
                  className="button button-small"
                  disabled={restore.isPending}
                  onClick={() =>
                    restore.mutate({ id: change.expert_id, earlier: valuesAfter(change), current: null })
                  }
                >
                  Restore <span className="sr-only">{name}</span>
                </button>
                <button
                  type="button"
                  className="button button-small button-quiet"
                  onClick={() => setShown({ id: change.expert_id, name })}
                >
                  History <span className="sr-only">of {name}</span>
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      <ExpertHistory expert={shown} open={Boolean(shown)} onOpenChange={() => setShown(undefined)} />
    </PagedDialog>
  )
}

/** The last deletion of each expert that is still deleted. */
function lastDeletions(pages: { changes: Change[]; present: string[] }[]): Change[] {
  const seen = new Set(pages.flatMap(({ present }) => present))
  return pages
    .flatMap(({ changes }) => changes)
    .filter(({ expert_id }) => !seen.has(expert_id) && seen.add(expert_id))
}
