export const agendaFields = /* groq */ `
  anchor, tone, title, intro,
  days[]{ _key, title, date, items[]{ _key, time, title, text } }
`
