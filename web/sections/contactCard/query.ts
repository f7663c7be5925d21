import { actionFields } from '../../content/fragments.ts'

export const contactCardFields = /* groq */ `anchor, tone, "title": coalesce(title, ""), text, actions[defined(_key)]{ _key, ${actionFields} }`
