import { actionFields } from '../../content/fragments.ts'

export const opportunityGridFields = /* groq */ `
  anchor, tone, title, intro, suitableForLabel, examplesLabel,
  opportunities[]->{ _id, title, description, suitableFor, format, examples, action { ${actionFields} } }
`
