import { actionFields } from '../../content/fragments.ts'

export const groupListingFields = /* groq */ `
  anchor, tone, title, intro, summary, firstDate, sessions, startTime, endTime, topics,
  action { ${actionFields} }
`
