import { actionFields } from '../../content/fragments.ts'
import { eventFields } from '../eventList/query.ts'

export const eventDetailsFields = /* groq */ `
  anchor, tone, title, intro, dateLabel, timeLabel, timeNote,
  event->{ ${eventFields} },
  facts[]{ _key, label, text },
  actions[]{ _key, ${actionFields} }
`
