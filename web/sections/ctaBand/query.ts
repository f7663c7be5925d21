import { actionFields } from '../../content/fragments.ts'

export const ctaBandFields = /* groq */ `anchor, title, text, actions[]{ _key, ${actionFields} }`
