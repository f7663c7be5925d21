/** Site paths: a slash, then lower-case words, digits, `-` and `_`, in one or more parts. */
const pathPattern = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/

/** Returns true or what an editor should change; for slug fields that hold a path. */
export function checkPath(slug: { current?: string } | undefined): true | string {
  const path = slug?.current
  if (!path) return 'Give the path, for example /about.'
  if (!pathPattern.test(path)) {
    return 'Start with a slash and use only lower-case letters, digits, - and _, for example /creators/levels.'
  }
  if (/^\/(?:admin|api|_next)(?:\/|$)/.test(path))
    return 'Paths under /admin, /api and /_next belong to the site itself.'
  return true
}

/** Anchors name a section inside a page: lower-case words joined by hyphens. Empty is fine. */
export function checkAnchor(anchor: string | undefined): true | string {
  if (!anchor || /^[a-z][a-z0-9-]*$/.test(anchor)) return true
  return 'Start with a letter and use only lower-case letters, digits and hyphens, for example experts.'
}

/** Times of day: hours and minutes with 24 hours. Empty is fine. */
export function checkClockTime(time: string | undefined): true | string {
  if (!time || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return true
  return 'Write hours and minutes with 24 hours, for example 09:00 or 14:30.'
}

/** A page has one main heading at most: that of its hero, its application, or plans that open the page. */
export function checkOneMainHeading(sections: unknown[] | undefined): true | string {
  return mainHeadings(sections) > 1
    ? 'A page has one main heading: that of its hero, its application, or plans that open the page. Keep one of them.'
    : true
}

/** A page without a main heading says to nobody, and to no search engine, what it is about. */
export function checkSomeMainHeading(sections: unknown[] | undefined): true | string {
  return sections?.length && mainHeadings(sections) === 0
    ? 'Nothing here is the main heading of the page. Begin with a hero.'
    : true
}

const mainHeadings = (sections: unknown[] = []) =>
  sections.filter(
    (section) =>
      isObject(section) &&
      (section._type === 'hero' ||
        section._type === 'applicationWizard' ||
        (section._type === 'planCards' && section.opensPage === true)),
  ).length

/** Links in running text lead to a path or anchor of this site, a full web address, or a mailbox. */
export function checkTextLink(href: string | undefined): true | string {
  if (!href) return 'Give the address of the link.'
  if (/^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+$|\/(?!\/)|#[a-z])/i.test(href)) return true
  return 'Start with / for a page of this site, https:// for another site, or mailto: for a mail address.'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
