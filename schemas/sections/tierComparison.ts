import { defineArrayMember, defineField, defineType } from 'sanity'
import {
  actionsField,
  anchorField,
  introField,
  previewAs,
  requiredText,
  titleField,
  toneField,
} from '../fields.ts'

const label = (name: string, title: string, description: string) =>
  requiredText(name, title, description, `Give the words: ${title}.`)

/** All plan features against the tiers: a table on wide screens, stacked cards on small ones. */
export const tierComparison = defineType({
  name: 'tierComparison',
  title: 'Tier comparison',
  description: 'The rows are all plan features in their order. They are written once, under Plan features.',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'tiers',
      title: 'Tiers',
      description: 'The columns, from the smallest to the largest.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'tier' }] })],
      validation: (rule) => [
        rule.required().error('Choose the tiers.'),
        rule.unique(),
        rule.min(2).max(5).error('Compare two to five tiers.'),
      ],
    }),
    label('featureLabel', 'Heading of the features', 'Stands above the first column.'),
    label('priceLabel', 'Heading of the prices', 'Stands before the prices in the last row.'),
    label('includedLabel', 'Included', 'Read aloud in place of the tick.'),
    label('missingLabel', 'Not included', 'Read aloud in place of the dash.'),
    label('addOnLabel', 'Add-on', 'Stands where a feature can be added to a tier.'),
    label(
      'onTopLabel',
      'Everything before',
      'On cards, before what a tier adds. Write {tier} where the name of the smaller tier belongs.',
    ),
    actionsField(2, 'Under the comparison. The first is the main one.'),
    toneField,
    anchorField,
  ],
  preview: previewAs('Tier comparison'),
})
