import { defineArrayMember, defineField, defineType } from 'sanity'

/** The hero's ledger card: ticked lines with figures, and a total under a double rule. */
export const ledger = defineType({
  name: 'ledger',
  title: 'Ledger card',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      description: 'The small heading of the card, for example Your year with Core.',
      type: 'string',
      validation: (rule) => rule.required().error('The card needs a heading.'),
    }),
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
            defineField({
              name: 'label',
              title: 'Label',
              description: 'What is counted.',
              type: 'string',
              validation: (rule) => rule.required().error('Say what is counted.'),
            }),
            defineField({
              name: 'value',
              title: 'Figure',
              description: 'The number or amount, as it should be read.',
              type: 'string',
              validation: (rule) => rule.required().error('Give the figure.'),
            }),
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
