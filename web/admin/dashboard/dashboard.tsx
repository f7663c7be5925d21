import Link from 'next/link'
import { Arrow, Icon, LineDrawing } from '../../ui/icon.tsx'

const comingSoon = [
  {
    title: 'System Settings',
    text: 'Names, addresses and defaults of the site.',
    icon: (
      <LineDrawing size={32}>
        <path d="M4 9h12M24 9h4M4 23h4M16 23h12" />
        <circle cx="20" cy="9" r="3.5" />
        <circle cx="12" cy="23" r="3.5" />
      </LineDrawing>
    ),
  },
  {
    title: 'Security & Audit',
    text: 'Who may sign in, and who changed what.',
    icon: <Icon name="shield" />,
  },
  { title: 'Analytics', text: 'Visits, readers and what they look for.', icon: <Icon name="bars" /> },
]

/** Where an admin begins: what can be managed, and the two things done most (specification, section 2). */
export function Dashboard() {
  return (
    <>
      <h1 className="admin-title">Dashboard</h1>
      <ul className="dashboard-cards">
        <li className="admin-card">
          <Icon name="person" />
          <h2>
            <Link href="/admin/experts">
              Experts Management <Arrow kind="right" />
            </Link>
          </h2>
          <p>Add, edit, hide and remove the experts whom visitors see.</p>
        </li>
        {comingSoon.map(({ title, text, icon }) => (
          <li key={title} className="admin-card admin-card-idle">
            {icon}
            <h2>{title}</h2>
            <p>{text}</p>
            <button type="button" className="admin-badge" disabled>
              Coming Soon
            </button>
          </li>
        ))}
      </ul>
      <section className="quick-actions" aria-labelledby="quick-actions">
        <h2 id="quick-actions">Quick Actions</h2>
        <div className="actions">
          <Link href="/admin/experts?new=1" className="button button-small">
            Add New Expert
          </Link>
          <a href="/" className="button button-small button-quiet">
            View Public Site
          </a>
        </div>
      </section>
    </>
  )
}
