import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ManageExperts } from '../../../../admin/experts/manageExperts.tsx'

export const metadata: Metadata = { title: 'Manage Experts' }

export default function ManageExpertsPage() {
  // What reads the query of the address renders in the browser only, and Next wants to know where.
  return (
    <Suspense>
      <ManageExperts />
    </Suspense>
  )
}
