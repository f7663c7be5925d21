import type { Metadata } from 'next'
import { Dashboard } from '../../../admin/dashboard/dashboard.tsx'

export const metadata: Metadata = { title: 'Dashboard' }

export default Dashboard
