import { actionFields, imageFields } from '../../content/fragments.ts'

export const storyFields = /* groq */ `
  anchor, tone, eyebrow, title, body, pictureFirst,
  image { ${imageFields} },
  note { title, text },
  actions[]{ _key, ${actionFields} }
`
