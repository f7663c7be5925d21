import type { Settings } from '../../content/index.ts'
import { ActionAnchor } from '../action.tsx'

/** The copyright line and the legal links. */
export function Footer({ settings }: { settings: Settings }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p>{settings.copyright.replace('{year}', String(new Date().getFullYear()))}</p>
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
