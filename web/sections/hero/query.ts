import { actionFields, imageFields } from '../../content/fragments.ts'

export const heroFields = /* groq */ `
  anchor, eyebrow, "headline": coalesce(headline, ""), text,
  actions[defined(_key)]{ _key, ${actionFields} },
  benefits[defined(_key)]{ _key, title, text },
  image { ${imageFields} },
  ledger { title, column, badge, lines[defined(_key)]{ _key, label, value }, totalLabel, total }
`
