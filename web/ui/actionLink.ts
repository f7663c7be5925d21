import type { Redirect, SectionOf, Settings } from '../content/index.ts'

type Buttons = NonNullable<SectionOf<'hero'>['actions']>
export type Action = Omit<Buttons[number], '_key'>
type Destination = Omit<Action, 'label'>
export type Addresses = Pick<Settings, 'links' | 'mailboxes'>

export type ActionLink = { href: string; newTab: boolean }

/**
 * Where an action or redirect leads; null when it leads nowhere (yet).
 * Other sites open in a new tab (specification, section 1).
 */
export function actionLink(to: Destination | Redirect, { links, mailboxes }: Addresses): ActionLink | null {
  switch (to.kind) {
    case 'page':
      return here(to.path && to.anchor ? `${to.path}#${to.anchor}` : to.path)
    case 'scroll':
      return here(to.anchor && `#${to.anchor}`)
    case 'mail':
      return here(to.mailbox && mailboxes?.[to.mailbox] && `mailto:${mailboxes[to.mailbox]}`)
    case 'site':
      return elsewhere(to.siteLink && links?.[to.siteLink])
    case 'url':
      return elsewhere(to.url)
    case 'register':
    case 'disabled':
    case 'none':
      return null
  }
}

/** The link behind an address that an editor wrote into running text. */
export function textLink(href: string): ActionLink | null {
  return elsewhere(href) ?? here(href)
}

/** A link's address as a `Location` header can hold it: in ASCII, without line breaks. */
export function locationHeader({ href, newTab }: ActionLink): string {
  const url = new URL(href, 'http://site')
  return newTab ? url.href : url.href.slice(url.origin.length)
}

// A path that begins with two slashes, or a backslash, is the address of another site to a browser.
const here = (href: string | null | undefined) =>
  href && /^(?:\/(?![/\\])|#|mailto:)/i.test(href) ? { href, newTab: false } : null

function elsewhere(href: string | null | undefined) {
  return href && /^https?:\/\//i.test(href) && URL.canParse(href) ? { href, newTab: true } : null
}
