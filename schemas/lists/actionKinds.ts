/** What pressing an action does. */
export const actionKinds = [
  { value: 'page', title: 'Open a page of this site' },
  { value: 'site', title: 'Open one of the external addresses in Site settings' },
  { value: 'url', title: 'Open another web address' },
  { value: 'mail', title: 'Write a mail' },
  { value: 'scroll', title: 'Scroll to a section of this page' },
  { value: 'register', title: 'Confirm a registration for an event' },
  { value: 'disabled', title: 'Nothing: a disabled button, the label says why' },
  { value: 'none', title: 'Nothing yet: a button without effect' },
] as const

export type ActionKind = (typeof actionKinds)[number]['value']
