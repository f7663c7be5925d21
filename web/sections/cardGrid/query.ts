import { actionFields } from '../../content/fragments.ts'

export const cardGridFields = /* groq */ `
  anchor, tone, title, intro, "look": coalesce(look, "cards"), columns, numbered, numberedPoints,
  cards[]{ _key, title, text, icon, badge, points, action { ${actionFields} } }
`
