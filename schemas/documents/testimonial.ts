import { defineField, defineType } from 'sanity'

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
    defineField({
      name: 'author',
      title: 'Author',
      description: 'First and last name.',
      type: 'string',
      validation: (rule) => rule.required().error('Say who it is from.'),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      description: 'What the author does, and where.',
      type: 'string',
      validation: (rule) => rule.required().error('Say what the author does.'),
    }),
  ],
  preview: { select: { title: 'author', subtitle: 'quote' } },
})
