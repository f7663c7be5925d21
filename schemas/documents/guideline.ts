import { defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** One section of the Partner Guidelines. */
export const guideline = defineType({
  name: 'guideline',
  title: 'Guideline',
  type: 'document',
  fields: [
    requiredText('title', 'Title', 'What the guideline is about, in a few words.', 'Name the guideline.'),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'What partners do, and what they leave.',
      type: 'richText',
      validation: (rule) => rule.required().error('Write the guideline.'),
    }),
  ],
  preview: { select: { title: 'title' } },
})
