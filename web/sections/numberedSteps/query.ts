import { actionFields } from '../../content/fragments.ts'

/** Steps are written in the section, or are onboarding steps that it refers to. */
export const numberedStepsFields = /* groq */ `
  anchor, tone, title, intro, layout,
  steps[]{
    "_key": coalesce(_key, ""),
    "title": coalesce(title, @->title, ""),
    "text": coalesce(text, @->text, ""),
    "note": coalesce(note, @->note),
    "action": coalesce(action, @->action){ ${actionFields} }
  },
  actions[]{ _key, ${actionFields} }
`
