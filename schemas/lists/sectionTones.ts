/** The surface a section stands on. The ink band has its own section type. */
export const sectionTones = [
  { value: 'paper', title: 'Paper' },
  { value: 'white', title: 'White' },
] as const

export type SectionTone = (typeof sectionTones)[number]['value']
