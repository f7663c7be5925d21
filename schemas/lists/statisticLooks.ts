/** How figures stand on the page. */
export const statisticLooks = [
  { value: 'strip', title: 'Strip: in one row, right under a hero' },
  { value: 'beside', title: 'Beside: two by two, next to the heading' },
] as const
