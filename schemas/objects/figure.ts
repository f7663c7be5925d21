import { defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** A figure and what it counts. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      description: 'The number as it should be read: 948+, 95%, $1,000.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Give the figure.'),
        rule.max(12).warning('Figures above 12 characters wrap on phones.'),
      ],
    }),
    requiredText('label', 'Label', 'What is counted, in a few words.', 'Say what is counted.'),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})
