import type { Settings } from '../../content/index.ts'
import { ActionAnchor } from '../action.tsx'
import { fill } from '../fill.ts'

/** The copyright line and the legal links. */
export function Footer({ settings }: { settings: Settings }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p>{fill(settings.copyright, { year: new Date().getFullYear() })}</p>
        <ul>
          {settings.footerLinks?.map((action) => (
            <li key={action._key}>
              <ActionAnchor action={action} settings={settings} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
