/** How a card grid looks. */
export const cardLooks = [
  { value: 'cards', title: 'Cards: boxes of their own' },
  { value: 'joined', title: 'Joined: one sheet, divided by rules' },
  { value: 'open', title: 'Open: columns under a rule, without boxes' },
  { value: 'rows', title: 'Rows: one below the other, beside the heading' },
] as const
