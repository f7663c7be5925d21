import { defineField } from 'sanity'
import { checkClockTime } from '../rules.ts'

/** A time of day as 24-hour text, for example 14:00. The site shows it as 2:00 PM. */
export const clockTimeField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description: `${description} In Eastern Time, with 24 hours: 14:00.`,
    type: 'string',
    validation: (rule) => rule.custom(checkClockTime),
  })
