import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** An offer of a vendor to members (specification, section 3). */
export const perk = defineType({
  name: 'perk',
  title: 'Perk',
  type: 'document',
  fields: [
    requiredText('title', 'Title', 'What the perk is for, in two to five words.', 'Name the perk.'),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences on what members get.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Describe the perk.'),
    }),
    requiredText(
      'discount',
      'Discount',
      'As it should be read: 40% off, 3 months free.',
      'Give the discount.',
    ),
    requiredText(
      'savings',
      'Savings',
      'What the discount means for a firm, in a few words.',
      'Say what members save.',
    ),
    requiredText('category', 'Category', 'The kind of product or service.', 'Give the category.'),
    defineField({
      name: 'features',
      title: 'Features',
      description: 'What is included, in two to five short points.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.unique(),
        rule.required().min(2).max(5).error('Give two to five short points.'),
      ],
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'discount' } },
})
