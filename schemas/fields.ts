import { defineField } from 'sanity'

/** A line of text that every editor must fill in; `message` says what is missing. */
export const requiredText = (name: string, title: string, description: string, message: string) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => rule.required().error(message),
  })
