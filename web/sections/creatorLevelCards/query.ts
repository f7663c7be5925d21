import { actionFields } from '../../content/fragments.ts'

export const creatorLevelCardsFields = /* groq */ `
  anchor, tone, title, intro, engagementLabel, valueLabel,
  levels[]->{ _id, level, summary, engagementTypes, valuePropositions, actions[]{ _key, ${actionFields} } }
`
