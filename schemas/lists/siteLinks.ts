/** Addresses on other sites that are written once, in the site settings, and chosen by name everywhere else. */
export const siteLinks = [
  { value: 'community', title: 'Community feed' },
  { value: 'join', title: 'Join the community (with invitation)' },
  { value: 'login', title: 'Log in' },
  { value: 'membership', title: 'Membership on the community platform' },
  { value: 'signup', title: 'Sign-up page' },
  { value: 'dashboard', title: 'Community dashboard' },
  { value: 'websiteManager', title: 'Website manager' },
  { value: 'scheduling', title: 'Scheduling a call' },
  { value: 'sales', title: 'Scheduling a call about plans' },
  { value: 'accountabilityGroup', title: 'Accountability group after an event' },
  { value: 'privacy', title: 'Privacy policy' },
  { value: 'terms', title: 'Terms of use' },
] as const

/** Mailboxes that are written once, in the site settings. */
export const mailboxes = [
  { value: 'communitySupport', title: 'Community support' },
  { value: 'websiteSupport', title: 'Website support' },
  { value: 'partnerships', title: 'Partnerships' },
  { value: 'communityMailbox', title: 'Community mailbox' },
] as const
