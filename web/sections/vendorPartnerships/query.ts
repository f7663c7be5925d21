export const vendorPartnershipsFields = /* groq */ `
  anchor, tone, title, intro,
  labels { suitableFor, format, examples, benefits },
  partnerships[]->{ _id, title, description, suitableFor, format, examples, benefits }
`
