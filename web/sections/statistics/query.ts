export const statisticsFields = /* groq */ `
  anchor, tone, "look": coalesce(look, "strip"), title, intro, figures[defined(_key)]{ _key, value, label }
`
