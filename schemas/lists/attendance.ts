/** Where an event takes place. */
export const attendance = [
  { value: 'online', title: 'Online' },
  { value: 'inPerson', title: 'In person' },
] as const
