/** The drawn icons that a card can carry. `web/ui/icon.tsx` draws one for each. */
export const icons = [
  { value: 'bars', title: 'Bars (resources)' },
  { value: 'circles', title: 'Circles (community)' },
  { value: 'calendar', title: 'Calendar (events)' },
  { value: 'credit', title: 'Stamped certificate (CPE)' },
  { value: 'market', title: 'Two tags (marketplace)' },
  { value: 'person', title: 'Person (experts)' },
  { value: 'shield', title: 'Shield (security)' },
  { value: 'document', title: 'Folded sheet (policies)' },
  { value: 'bell', title: 'Bell (alerts)' },
  { value: 'scales', title: 'Scales (compliance)' },
  { value: 'eye', title: 'Eye (monitoring)' },
  { value: 'ticket', title: 'Ticket (perks)' },
  { value: 'growth', title: 'Rising line (growth)' },
] as const

export type IconName = (typeof icons)[number]['value']
