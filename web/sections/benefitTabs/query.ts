import { actionFields } from '../../content/fragments.ts'

export const benefitTabsFields = /* groq */ `
  anchor, tone, title, intro,
  tabs[]{ _key, label, title, text, benefits[]{ _key, title, text }, action { ${actionFields} } }
`
