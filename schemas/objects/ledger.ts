import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** The hero's ledger card: ticked lines with figures, and a total under a double rule. */
export const ledger = defineType({
  name: 'ledger',
  title: 'Ledger card',
  type: 'object',
  fields: [
    requiredText(
      'title',
      'Heading',
      'The small heading of the card, for example Your year with Core.',
      'The card needs a heading.',
    ),
    defineField({
      name: 'column',
      title: 'Column heading',
      description: 'Stands above the figures.',
      type: 'string',
    }),
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'A short note on the corner of the card.',
      type: 'string',
    }),
    defineField({
      name: 'lines',
      title: 'Lines',
      description: 'Three to five lines, each with a figure.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'ledgerLine',
          title: 'Line',
          type: 'object',
          fields: [
            requiredText('label', 'Label', 'What is counted.', 'Say what is counted.'),
            requiredText(
              'value',
              'Figure',
              'The number or amount, as it should be read.',
              'Give the figure.',
            ),
          ],
          preview: { select: { title: 'label', subtitle: 'value' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(6).error('Use one to six lines.'),
    }),
    defineField({
      name: 'totalLabel',
      title: 'Total label',
      description: 'For example Carried forward.',
      type: 'string',
    }),
    defineField({
      name: 'total',
      title: 'Total',
      description: 'Stands above the double rule.',
      type: 'string',
    }),
  ],
})
