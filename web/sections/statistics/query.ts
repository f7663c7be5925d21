export const statisticsFields = /* groq */ `
  anchor, tone, "look": coalesce(look, "strip"), title, intro, figures[]{ _key, value, label }
`
