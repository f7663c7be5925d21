import { actionFields } from '../../content/fragments.ts'

export const featureGridFields = /* groq */ `
  anchor, tone, title, intro,
  cards[]{ _key, title, description, icon, link { ${actionFields} } }
`
