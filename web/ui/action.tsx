import type { ReactNode } from 'react'
import type { Settings } from '../content/index.ts'
import { type Action, type ActionLink, actionLink } from './actionLink.ts'
import { Arrow } from './icon.tsx'

type LinkProps = {
  link: ActionLink
  newTabLabel?: string
  className?: string
  current?: boolean
  /** The id of what tells this link from others with the same words. */
  describedBy?: string
  children: ReactNode
}

/** A plain link. One that opens a new tab says so, in sight by an arrow and aloud by its label. */
export function PlainLink({ link, newTabLabel, className, current, describedBy, children }: LinkProps) {
  return (
    <a
      href={link.href}
      className={className}
      aria-describedby={describedBy}
      aria-current={current ? 'page' : undefined}
      {...(link.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {link.newTab && (
        <>
          <Arrow kind="out" />
          {newTabLabel && <span className="sr-only"> ({newTabLabel})</span>}
        </>
      )}
    </a>
  )
}

type ActionProps = {
  action: Action | null
  settings: Settings
  className?: string
  /** The path of the page on which the link stands, where it should be marked as current. */
  currentPath?: string
  /** Adds an arrow to links that stay on this site. */
  pointing?: boolean
}

/** The link or button of an action from the content; nothing while its destination does not exist. */
export function ActionAnchor({ action, settings, className, currentPath, pointing }: ActionProps) {
  if (!action) return null
  if (action.kind === 'register') {
    return (
      <button type="button" className={className} data-toast="registration">
        {action.label}
      </button>
    )
  }
  if (action.kind === 'disabled' || action.kind === 'none') {
    return (
      <button type="button" className={className} disabled={action.kind === 'disabled'}>
        {action.label}
      </button>
    )
  }
  const link = actionLink(action, settings)
  if (!link) return null
  return (
    <PlainLink
      link={link}
      newTabLabel={settings.labels?.newTab}
      className={className}
      current={link.href === currentPath}
    >
      {action.label}
      {pointing && !link.newTab && <Arrow kind="right" />}
    </PlainLink>
  )
}
