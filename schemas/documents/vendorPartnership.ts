import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

const text = (name: string, title: string, description: string, message: string, rows = 2) =>
  defineField({
    name,
    title,
    description,
    type: 'text',
    rows,
    validation: (rule) => rule.required().error(message),
  })

/** A way in which a vendor can work with the community (specification, section 3). */
export const vendorPartnership = defineType({
  name: 'vendorPartnership',
  title: 'Vendor partnership',
  type: 'document',
  fields: [
    requiredText('title', 'Title', 'Two to four words.', 'Name the partnership.'),
    text('description', 'Description', 'One or two sentences.', 'Describe the partnership.', 3),
    text('suitableFor', 'Suitable for', 'Which vendors it suits.', 'Say whom it suits.'),
    text('format', 'Format', 'How long, how often, with how many.', 'Give the format.'),
    text('examples', 'Examples', 'One or two topics or cases.', 'Give an example.'),
    defineField({
      name: 'benefits',
      title: 'Benefits',
      description: 'What the vendor gets, in two to four short points.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.unique(),
        rule.required().min(2).max(4).error('Give two to four short points.'),
      ],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'suitableFor' } },
})
