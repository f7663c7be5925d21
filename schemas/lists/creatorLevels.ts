/**
 * The levels of the public levels page, lowest first (specification, section 3). The application's assessment has
 * names of its own; the two sets are not mapped to each other.
 */
export const creatorLevels = [
  { value: 'rising-creator', title: 'Rising Creator' },
  { value: 'authority', title: 'Authority' },
  { value: 'influencer', title: 'Influencer' },
  { value: 'industry-icon', title: 'Industry Icon' },
] as const
