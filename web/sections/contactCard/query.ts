import { actionFields } from '../../content/fragments.ts'

export const contactCardFields = /* groq */ `anchor, tone, title, text, actions[]{ _key, ${actionFields} }`
