import { actionFields, imageFields } from '../../content/fragments.ts'

export const heroFields = /* groq */ `
  anchor, eyebrow, headline, text,
  actions[]{ _key, ${actionFields} },
  benefits[]{ _key, title, text },
  image { ${imageFields} },
  ledger { title, column, badge, lines[]{ _key, label, value }, totalLabel, total }
`
