import '../../admin/admin.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from '../../admin/providers.tsx'

export const metadata: Metadata = {
  title: { template: '%s · Core admin', default: 'Core admin' },
  robots: { index: false, follow: false },
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <Providers>{children}</Providers>
}
