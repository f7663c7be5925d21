import { imageFields } from '../../content/fragments.ts'

/** An event with all that its card and its structured data need. */
export const eventFields = /* groq */ `
  _id, title, description, registrationUrl, date, lastDate, startTime, endTime, attendance, capacity,
  image { ${imageFields} }
`

export const eventListFields = /* groq */ `
  anchor, tone, title, intro, registerLabel, emptyText,
  events[]->{ ${eventFields} }
`
