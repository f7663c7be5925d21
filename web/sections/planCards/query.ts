import { actionFields, tierFields } from '../../content/fragments.ts'

export const planCardsFields = /* groq */ `
  anchor, tone, opensPage, layout, title, intro,
  groups[]{
    _key, title, text,
    tiers[]->{ ${tierFields}, audience, description, highlights, link }
  },
  freeAction { ${actionFields} },
  paidLabel, paidTarget, note
`
