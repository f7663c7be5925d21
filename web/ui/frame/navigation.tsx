import type { Settings } from '../../content/index.ts'
import { ActionAnchor } from '../action.tsx'
import { LineDrawing } from '../icon.tsx'

type Props = { settings: Settings; currentPath?: string }

/** The sticky bar at the top. Below 768 px its links are a popover that the browser opens and closes itself. */
export function Navigation({ settings, currentPath }: Props) {
  const { brand, labels, navigation, navigationAction } = settings
  return (
    <header className="site-header">
      <div className="wrap">
        <a href="/" className="brand">
          {brand}
        </a>
        <button type="button" popoverTarget="menu" className="menu-button">
          <span className="sr-only when-closed">{labels?.openMenu}</span>
          <span className="sr-only when-open">{labels?.closeMenu}</span>
          <LineDrawing size={24} weight={1.75}>
            <path d="M4 7h16M4 12h16M4 17h10" className="when-closed" />
            <path d="m6 6 12 12M18 6 6 18" className="when-open" />
          </LineDrawing>
        </button>
        <nav id="menu" popover="auto" aria-label={labels?.mainNavigation}>
          <ul>
            {navigation?.map((action) => (
              <li key={action._key}>
                <ActionAnchor action={action} settings={settings} currentPath={currentPath} />
              </li>
            ))}
          </ul>
          <ActionAnchor action={navigationAction} settings={settings} className="button button-small" />
        </nav>
      </div>
    </header>
  )
}
