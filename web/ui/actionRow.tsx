import type { Settings } from '../content/index.ts'
import { ActionAnchor } from './action.tsx'
import type { Action } from './actionLink.ts'

type Props = {
  actions: (Action & { _key: string })[] | null
  settings: Settings
  /** Where the row stands in its section. */
  className?: string
  /** On the ink band: light buttons. */
  onInk?: boolean
}

/** A row of buttons, the first of which is the main one; nothing without any. */
export function ActionRow({ actions, settings, className = '', onInk = false }: Props) {
  if (!actions?.length) return null
  const [main, other] = onInk
    ? ['button button-light', 'button button-ghost']
    : ['button', 'button button-quiet']
  return (
    <div className={`actions ${className}`.trim()}>
      {actions.map((action, index) => (
        <ActionAnchor
          key={action._key}
          action={action}
          settings={settings}
          className={index === 0 ? main : other}
        />
      ))}
    </div>
  )
}
