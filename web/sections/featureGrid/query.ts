import { actionFields } from '../../content/fragments.ts'

export const featureGridFields = /* groq */ `
  anchor, tone, "title": coalesce(title, ""), intro,
  cards[defined(_key)]{ _key, title, description, icon, link { ${actionFields} } }
`
