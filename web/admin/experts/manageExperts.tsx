'use client'

import { useRef } from 'react'
import { Spinner } from '../ui/spinner.tsx'
import { ExpertDialog } from './dialog/expertDialog.tsx'
import { DeletedExperts } from './history/deletedExperts.tsx'
import { ExpertHistory } from './history/expertHistory.tsx'
import { LoadFailed } from './table/emptyStates.tsx'
import { ExpertBrowser } from './table/expertBrowser.tsx'
import { useSeed } from './table/useExpertActions.ts'
import { useDialogs } from './useDialogs.ts'
import { useExperts } from './useExperts.ts'

/** The experts of the site, to curate (specification, section 2). */
export function ManageExperts() {
  const { data: list, isError, isFetching, refetch } = useExperts()
  const seed = useSeed()
  const dialogs = useDialogs()
  const heading = useRef<HTMLHeadingElement>(null)

  function retry() {
    heading.current?.focus()
    void refetch()
  }

  return (
    <>
      <div className="experts-header">
        <h1 ref={heading} tabIndex={-1} className="admin-title">
          Manage Experts
        </h1>
        <div className="actions">
          <button
            type="button"
            className="button button-small button-quiet"
            aria-disabled={seed.isPending}
            onClick={() => !seed.isPending && seed.mutate()}
          >
            {seed.isPending ? 'Seeding...' : 'Seed Sample Data'}
          </button>
          <button type="button" className="button button-small" onClick={() => dialogs.onEdit(undefined)}>
            Add New Expert
          </button>
        </div>
      </div>
      {isError && <LoadFailed partly={list !== undefined} onRetry={retry} />}
      {list ? (
        <ExpertBrowser
          list={list}
          loading={isFetching}
          onEdit={dialogs.onEdit}
          onHistory={dialogs.onHistory}
        />
      ) : (
        !isError && <Spinner label="Loading experts" />
      )}
      <button type="button" className="link-button experts-deleted" onClick={dialogs.onDeleted}>
        Recently deleted
      </button>
      <ExpertDialog {...dialogs.editor} />
      <ExpertHistory {...dialogs.history} />
      <DeletedExperts {...dialogs.deleted} />
    </>
  )
}
