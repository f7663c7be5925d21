import {
  type QueryClient,
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  useQuery,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../session/useSession.ts'
import { notify } from '../toasts.tsx'
import { type ExpertList, expertsKey, withRange } from './expert.ts'
import { loadExperts } from './loadExperts.ts'

const initialValue: ExpertList = { experts: [], total: 0, complete: false }

const expertsQuery = queryOptions({
  queryKey: expertsKey,
  queryFn: streamedQuery({
    streamFn: ({ signal }) => loadExperts(signal),
    reducer: withRange,
    initialValue,
    refetchMode: 'replace',
  }),
  retry: 1,
})

/** The experts, range by range as they come. A failure says so in a toast and leaves what has been loaded. */
export function useExperts() {
  const { isAdmin } = useSession()
  // Without a session the database would answer as to a stranger, with less and no error.
  const query = useQuery({ ...expertsQuery, enabled: isAdmin })
  const { isError, errorUpdateCount, error } = query
  useEffect(() => {
    if (!isError) return
    console.error(`The experts could not be loaded (failure ${errorUpdateCount}):`, error)
    notify.error('Failed to load experts. Please try again.')
  }, [isError, errorUpdateCount, error])
  return query
}

/** Changes the loaded list after a write. A load under way may bring older rows, so it begins again. */
export function changeList(queries: QueryClient, change: (list: ExpertList) => ExpertList): void {
  queries.setQueryData<ExpertList>(expertsKey, (list) => list && change(list))
  if (queries.isFetching({ queryKey: expertsKey, exact: true })) void reloadList(queries)
}

/** Loads the list anew. What is shown stays until all of the new one is there. */
export const reloadList = (queries: QueryClient) => queries.invalidateQueries({ queryKey: expertsKey })
