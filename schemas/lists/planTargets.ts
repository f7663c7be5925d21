import { siteLinks } from './siteLinks.ts'

/** Where the buttons of paid plans lead: each to its plan's own page, or all to one external address. */
export const planTargets = [
  { value: 'ownPage', title: 'The page of the plan, as written in the plan' },
  ...siteLinks,
] as const
