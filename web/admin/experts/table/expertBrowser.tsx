import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import type { ExpertList } from '../expert.ts'
import { NoExperts, NothingFound } from './emptyStates.tsx'
import type { RowDialogs } from './expertRow.tsx'
import { ExpertTable } from './expertTable.tsx'
import { arrange, find, pageOf } from './list.ts'
import { Pager } from './pager.tsx'
import { Toolbar } from './toolbar.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { useView } from './useView.ts'
import { firstView, type Sort } from './view.ts'

/** The experts to search, filter, sort and page through; `loading` while more of them are on their way. */
export function ExpertBrowser({
  list,
  loading,
  onEdit,
  onHistory,
}: { list: ExpertList; loading: boolean } & RowDialogs) {
  const [view, change] = useView()
  // Typing comes first, its results when there is time.
  const { q, status, sort, page } = useDeferredValue(view)
  const entries = useMemo(() => arrange(list.experts, sort), [list.experts, sort])
  const { found, counts } = useMemo(() => find(entries, q, status), [entries, q, status])
  const shown = useMemo(() => pageOf(found, page), [found, page])
  const search = useRef<HTMLInputElement>(null)
  const kept = useKeptFocus(shown.rows)
  const onSort = useCallback((sort: Sort) => change({ sort }), [change])

  function onPage(page: number) {
    change({ page })
    kept.ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }

  if (list.complete && list.total === 0) return <NoExperts />
  const partial = !list.complete
  const awaited = partial && loading && (found.length === 0 || page > shown.pages)
  const narrowed = q.trim() !== '' || status !== 'all'
  const matches = (partial && !narrowed ? list.total : found.length).toLocaleString('en-US')

  return (
    <div className="experts-browser" aria-busy={partial && loading}>
      <Toolbar view={view} change={change} counts={list.complete ? counts : undefined} searchRef={search} />
      <p role="status" className="experts-summary">
        {found.length > 0 && !awaited && `Showing ${count(shown.from)}–${count(shown.to)} of ${matches}. `}
        {found.length === 0 && !awaited && 'No experts found. '}
        {partial &&
          loading &&
          `Loading the other ${count(list.total - list.experts.length)}: until then, search and order cover only what is here.`}
      </p>
      <div {...kept} className="experts-results">
        {awaited ? (
          <Spinner label="Loading experts" />
        ) : found.length > 0 ? (
          <ExpertTable rows={shown.rows} sort={sort} onSort={onSort} onEdit={onEdit} onHistory={onHistory} />
        ) : (
          <NothingFound
            q={q.trim()}
            status={status}
            onClear={() => {
              change({ q: firstView.q, status: firstView.status })
              search.current?.focus()
            }}
          />
        )}
      </div>
      {shown.pages > 1 && !awaited && (
        // Not the page that is drawn: a second click goes on from the first, however long that takes.
        <Pager page={Math.min(view.page, shown.pages)} pages={shown.pages} onPage={onPage} />
      )}
    </div>
  )
}

const count = (number: number) => number.toLocaleString('en-US')
