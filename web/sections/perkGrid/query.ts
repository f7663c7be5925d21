import { actionFields } from '../../content/fragments.ts'

export const perkGridFields = /* groq */ `
  anchor, tone, title, intro,
  perks[@->_type == "perk"]->{ _id, title, description, discount, savings, category, features },
  button { ${actionFields} }
`
