'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

type Props = { error: Error; reset: () => void }

/** What an admin sees where a page breaks; the way on stays. */
export function BrokenPage({ error, reset }: Props) {
  const queries = useQueryClient()
  useEffect(() => console.error('The page broke.', error), [error])

  function tryAgain() {
    // What was loaded may be what broke it.
    queries.clear()
    reset()
  }

  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <h1 className="admin-title">Something went wrong</h1>
      <p>This page could not be shown. What you saved is safe, and trying again often helps.</p>
      <button type="button" className="button button-small" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}
