import type { ReactNode } from 'react'

/** A page that is one sheet on ruled paper, without the bar on top: the sign-in, Access Denied. */
export function AloneFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="alone">
      <a href="/" className="brand">
        Core
      </a>
      <div className="alone-sheet">{children}</div>
    </main>
  )
}
