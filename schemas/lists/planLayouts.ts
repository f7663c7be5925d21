/** How plans stand beside each other. */
export const planLayouts = [
  { value: 'cards', title: 'Cards, with what each plan holds' },
  { value: 'list', title: 'Lines of a price list, for small spaces' },
] as const
