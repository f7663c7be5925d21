export const statisticsFields = /* groq */ `
  anchor, tone, look, title, intro, figures[]{ _key, value, label }
`
