'use client'

/** The experts of the site, to curate (specification, section 2). */
export function ManageExperts() {
  return <h1 className="admin-title">Manage Experts</h1>
}
