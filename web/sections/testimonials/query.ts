export const testimonialsFields = /* groq */ `
  anchor, tone, title, intro,
  testimonials[]->{ _id, quote, author, role }
`
