import { defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** What a member says (specification, section 3: quote, author, role). */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  fields: [
    defineField({
      name: 'quote',
      title: 'Quote',
      description: 'In the member’s own words, without quotation marks.',
      type: 'text',
      rows: 4,
      validation: (rule) => [
        rule.required().error('Give the quote.'),
        rule.max(280).warning('Quotes above 280 characters are rarely read to the end.'),
      ],
    }),
    requiredText('author', 'Author', 'First and last name.', 'Say who it is from.'),
    requiredText('role', 'Role', 'What the author does, and where.', 'Say what the author does.'),
  ],
  preview: { select: { title: 'author', subtitle: 'quote' } },
})
