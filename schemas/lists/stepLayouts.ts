/** How numbered steps stand on wide screens. */
export const stepLayouts = [
  { value: 'row', title: 'Side by side' },
  { value: 'list', title: 'One under the other' },
] as const
