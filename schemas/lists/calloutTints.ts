/** The colour of a callout's panel. */
export const calloutTints = [
  { value: 'mint', title: 'Green' },
  { value: 'cream', title: 'Amber' },
  { value: 'plain', title: 'White' },
] as const
