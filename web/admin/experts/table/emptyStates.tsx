import { EmptyPage } from '../../../ui/placeholder.tsx'
import type { Status } from './view.ts'

/** Told where there is nobody to show yet; what to do about it stands at the top of the page. */
export function NoExperts() {
  return (
    <div className="experts-empty">
      <EmptyPage />
      <h2>No experts yet</h2>
      <p>
        Add the first one with <strong>Add New Expert</strong>, or begin with a dozen examples from{' '}
        <strong>Seed Sample Data</strong>.
      </p>
    </div>
  )
}

/** Told where search and filter leave nobody. */
export function NothingFound({ q, status, onClear }: { q: string; status: Status; onClear: () => void }) {
  const whose = status === 'all' ? 'No' : `No ${status} expert’s`
  return (
    <div className="experts-empty">
      <EmptyPage />
      <h2>No experts found</h2>
      <p>{q ? `${whose} name or role contains “${q}”.` : `No expert is ${status}.`}</p>
      <button type="button" className="button button-small button-quiet" onClick={onClear}>
        Clear filters
      </button>
    </div>
  )
}

/** Told where the list, or the rest of it, did not come. */
export function LoadFailed({ partly, onRetry }: { partly: boolean; onRetry: () => void }) {
  return (
    <div className="experts-failed">
      <p>
        <strong>Failed to load experts. Please try again.</strong>
        {partly && ' What is shown may be incomplete or out of date.'}
      </p>
      <button type="button" className="button button-small button-quiet" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
