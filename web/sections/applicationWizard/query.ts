const question = /* groq */ `{ question, hint, answers[]{ value, label, text } }`

export const applicationWizardFields = /* groq */ `
  anchor, eyebrow, headline, intro, steps[]{ _key, short, title, text },
  partnershipTypes ${question}, professionalRoles ${question}, experience ${question}, digitalReach ${question},
  expertiseMethod ${question}, expertiseAreas ${question},
  level, motivation, contact, controls
`
