export const testimonialsFields = /* groq */ `
  anchor, tone, title, intro,
  "testimonials": testimonials[]->{ _id, quote, author, role }
`
