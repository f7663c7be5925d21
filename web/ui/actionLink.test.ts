import { describe, expect, test } from 'vitest'
import { type Addresses, actionLink, locationHeader, textLink } from './actionLink.ts'

const addresses: Addresses = {
  links: {
    community: 'https://community.example.com/feed',
    join: 'https://community.example.com/join?invitation_token=core-welcome',
    login: 'https://community.example.com/sign_in',
    membership: 'https://community.example.com/membership',
    signup: 'https://signup.example.com/core',
    dashboard: 'https://community.example.com/dashboard',
    websiteManager: 'https://websites.example.com',
    scheduling: 'https://calendar.example.com/core',
    sales: 'https://calendar.example.com/core/plans',
    accountabilityGroup: 'https://community.example.com/groups/accountability',
    privacy: 'https://legal.example.com/privacy',
    terms: 'https://legal.example.com/terms',
  },
  mailboxes: {
    communitySupport: 'support@core.example.com',
    websiteSupport: 'websites@core.example.com',
    partnerships: 'partnerships@core.example.com',
    communityMailbox: 'community@core.example.com',
  },
}
const empty = { siteLink: null, mailbox: null, url: null, anchor: null, path: null }

describe('where an action leads', () => {
  test.each([
    ['a page of this site', { ...empty, kind: 'page', path: '/academy' }, '/academy', false],
    [
      'a section of another page',
      { ...empty, kind: 'page', path: '/academy', anchor: 'faq' },
      '/academy#faq',
      false,
    ],
    [
      'the join link with its invitation parameter, in a new tab',
      { ...empty, kind: 'site', siteLink: 'join' },
      'https://community.example.com/join?invitation_token=core-welcome',
      true,
    ],
    [
      'another address, in a new tab',
      { ...empty, kind: 'url', url: 'https://a.example.com' },
      'https://a.example.com',
      true,
    ],
    [
      'a mail to community support',
      { ...empty, kind: 'mail', mailbox: 'communitySupport' },
      'mailto:support@core.example.com',
      false,
    ],
    ['a section of the same page', { ...empty, kind: 'scroll', anchor: 'experts' }, '#experts', false],
  ] as const)('%s', (_name, action, href, newTab) => {
    expect(actionLink(action, addresses)).toEqual({ href, newTab })
  })

  test.each([
    ['a page that was deleted', { ...empty, kind: 'page' }],
    ['an address that is not of the web', { ...empty, kind: 'url', url: 'javascript:alert(1)' }],
    ['an anchor not yet chosen', { ...empty, kind: 'scroll' }],
    ['an address without a host', { ...empty, kind: 'url', url: 'https://' }],
    ['a page whose path is an address', { ...empty, kind: 'page', path: '//evil.example.com' }],
    ['a page whose path is a script', { ...empty, kind: 'page', path: 'javascript:alert(1)' }],
  ] as const)('nowhere: %s', (_name, action) => {
    expect(actionLink(action, addresses)).toBeNull()
  })

  test('nowhere: settings without addresses', () => {
    const none = { links: null, mailboxes: null }
    expect(actionLink({ ...empty, kind: 'site', siteLink: 'join' }, none)).toBeNull()
    expect(actionLink({ ...empty, kind: 'mail', mailbox: 'partnerships' }, none)).toBeNull()
    const blank = { ...addresses, mailboxes: Object.assign({}, addresses.mailboxes, { partnerships: null }) }
    expect(actionLink({ ...empty, kind: 'mail', mailbox: 'partnerships' }, blank)).toBeNull()
  })
})

describe('links in running text', () => {
  test.each([
    ['/membership', { href: '/membership', newTab: false }],
    ['mailto:support@core.example.com', { href: 'mailto:support@core.example.com', newTab: false }],
    ['https://x.example.com', { href: 'https://x.example.com', newTab: true }],
    ['javascript:alert(1)', null],
    ['//evil.example.com', null],
    ['/\\evil.example.com', null],
  ])('%s', (href, link) => {
    expect(textLink(href)).toEqual(link)
  })
})

describe('the address in a redirect', () => {
  test.each([
    ['https://exämple.com/ü?q=日本', 'https://xn--exmple-cua.com/%C3%BC?q=%E6%97%A5%E6%9C%AC'],
    ['https://x.example.com/\r\nSet-Cookie: a=b', 'https://x.example.com/Set-Cookie:%20a=b'],
    ['https://x.example.com/a%20b', 'https://x.example.com/a%20b'],
  ])('%j', (href, expected) => {
    expect(locationHeader({ href, newTab: true })).toBe(expected)
  })

  test('of this site stays a path', () => {
    expect(locationHeader({ href: '/membership?from=ü#plans', newTab: false })).toBe(
      '/membership?from=%C3%BC#plans',
    )
  })
})
