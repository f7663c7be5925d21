import { actionFields } from '../../content/fragments.ts'

export const calloutFields = /* groq */ `
  anchor, tone, badge, title, text, points, plainPoints, tint, actions[]{ _key, ${actionFields} }
`
