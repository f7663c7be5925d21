import type { ReactNode } from 'react'
import { AdminFrame } from '../../../admin/frame/adminFrame.tsx'
import { Guard } from '../../../admin/session/guard.tsx'

/** The pages that only admins are shown. */
export default function InsideLayout({ children }: { children: ReactNode }) {
  return (
    <Guard>
      <AdminFrame>{children}</AdminFrame>
    </Guard>
  )
}
