import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, previewAs, titleField } from '../fields.ts'

/** The ink band that closes a page with one thing to do. */
export const ctaBand = defineType({
  name: 'ctaBand',
  title: 'Call to action',
  type: 'object',
  fields: [
    titleField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One sentence under the heading.',
      type: 'text',
      rows: 2,
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      description: 'One is best.',
      type: 'array',
      of: [defineArrayMember({ type: 'action' })],
      validation: (rule) => rule.required().min(1).max(3).error('Use one to three buttons.'),
    }),
    anchorField,
  ],
  preview: previewAs('Call to action'),
})
