import { actionFields, imageFields } from '../../content/fragments.ts'

export const storyFields = /* groq */ `
  anchor, tone, eyebrow, "title": coalesce(title, ""), "body": coalesce(body, []), pictureFirst,
  image { ${imageFields} },
  note { title, text },
  actions[defined(_key)]{ _key, ${actionFields} }
`
