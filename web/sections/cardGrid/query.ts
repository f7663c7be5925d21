import { actionFields } from '../../content/fragments.ts'

export const cardGridFields = /* groq */ `
  anchor, tone, "title": coalesce(title, ""), intro, "look": coalesce(look, "cards"), columns, numbered, numberedPoints,
  cards[defined(_key)]{ _key, title, text, icon, badge, points, action { ${actionFields} } }
`
