import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, previewAs, titleField, toneField } from '../fields.ts'

/** Whom to write to, as an envelope. */
export const contactCard = defineType({
  name: 'contactCard',
  title: 'Contact card',
  type: 'object',
  fields: [
    titleField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'What to write about, and when an answer comes.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write the text.'),
    }),
    defineField({
      name: 'actions',
      title: 'Links',
      description: 'First the mail link.',
      type: 'array',
      of: [defineArrayMember({ type: 'action' })],
      validation: (rule) => rule.min(1).max(2).error('Use one or two links.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Contact card'),
})
