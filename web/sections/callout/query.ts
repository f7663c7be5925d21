import { actionFields } from '../../content/fragments.ts'

export const calloutFields = /* groq */ `
  anchor, tone, badge, "title": coalesce(title, ""), text, points, plainPoints, tint, actions[defined(_key)]{ _key, ${actionFields} }
`
