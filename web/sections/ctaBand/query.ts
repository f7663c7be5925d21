import { actionFields } from '../../content/fragments.ts'

export const ctaBandFields = /* groq */ `anchor, "title": coalesce(title, ""), text, actions[defined(_key)]{ _key, ${actionFields} }`
