const words = /* groq */ `{ label, message }`

export const claimFormFields = /* groq */ `
  anchor, tone, title, intro, points, submitLabel, note,
  fullName ${words}, email ${words}, firmName ${words}
`
