'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useSession } from '../session/useSession.ts'
import { LogoutButton } from './logoutButton.tsx'

const pages = [
  { path: '/admin', label: 'Dashboard' },
  { path: '/admin/experts', label: 'Experts' },
] as const

/** The bar on top of every admin page (specification, section 2), and the page below it. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { user, endedFor } = useSession()
  const path = usePathname()
  const email = user?.email ?? endedFor ?? undefined
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header className="admin-header">
        <div className="admin-wrap">
          <span className="brand">
            Core <small>admin</small>
          </span>
          <nav aria-label="Admin">
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link href={page.path} aria-current={path === page.path ? 'page' : undefined}>
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="admin-account">
            <span className="admin-email" title={email}>
              {email}
            </span>
            <LogoutButton />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="admin-wrap admin-page">{children}</div>
      </main>
    </>
  )
}
