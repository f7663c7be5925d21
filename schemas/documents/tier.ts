import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** A membership tier or individual plan (specification, sections 3 and 9). Its price is written here and nowhere else. */
export const tier = defineType({
  name: 'tier',
  title: 'Plan',
  type: 'document',
  fields: [
    requiredText('name', 'Name', 'The full name, for example Free Community.', 'Give the plan a name.'),
    requiredText(
      'shortName',
      'Short name',
      'One word, for narrow columns and running text.',
      'Give the plan a short name.',
    ),
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'One or two words beside the name, for example Most Popular.',
      type: 'string',
    }),
    defineField({
      name: 'highlighted',
      title: 'Highlighted',
      description: 'Sets the plan off in amber. Highlight one plan only.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'price',
      title: 'Monthly price',
      description: 'In whole dollars; 0 for a free plan.',
      type: 'number',
      validation: (rule) =>
        rule.required().integer().min(0).error('Give the price in whole dollars, 0 or more.'),
    }),
    defineField({
      name: 'priceNote',
      title: 'Price note',
      description: 'What the price covers, for example Up to 5 users.',
      type: 'string',
    }),
    requiredText('audience', 'For whom', 'Whom the plan suits, in a few words.', 'Say whom the plan suits.'),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences on what the plan does for its members.',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('Describe the plan.'),
        rule.max(160).warning('Cards stay even when descriptions are below 160 characters.'),
      ],
    }),
    defineField({
      name: 'highlights',
      title: 'Highlights',
      description: 'Three to six short lines that appear on the card of the plan.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(6).error('Use one to six lines.'),
    }),
    defineField({
      name: 'link',
      title: 'Page of the plan',
      description: 'The full address with https:// on the community platform. It opens in a new tab.',
      type: 'url',
      validation: (rule) => [
        rule.required().error('Give the address of the plan’s page.'),
        rule.uri({ scheme: ['https', 'http'] }),
      ],
    }),
  ],
  orderings: [{ title: 'By price', name: 'price', by: [{ field: 'price', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', price: 'price' },
    prepare: ({ title, price }) => ({ title, subtitle: `$${price ?? '?'} a month` }),
  },
})
