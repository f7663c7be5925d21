import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, titleField, toneField } from '../fields.ts'

/** A grid of cards that lead to other pages. */
export const featureGrid = defineType({
  name: 'featureGrid',
  title: 'Feature cards',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'cards',
      title: 'Cards',
      description: 'The first card stands out. Five cards make two full rows.',
      type: 'array',
      of: [defineArrayMember({ type: 'featureCard' })],
      validation: (rule) => rule.required().min(2).max(9).error('Use two to nine cards.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Feature cards'),
})
