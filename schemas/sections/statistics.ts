import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, titleField, toneField } from '../fields.ts'
import { optionsOf } from '../lists/options.ts'
import { statisticLooks } from '../lists/statisticLooks.ts'

/** Figures that speak for themselves. */
export const statistics = defineType({
  name: 'statistics',
  title: 'Figures',
  type: 'object',
  fields: [
    defineField({
      name: 'look',
      title: 'Look',
      description: 'A strip needs no heading.',
      type: 'string',
      options: { list: optionsOf(statisticLooks), layout: 'radio' },
      initialValue: 'strip',
      validation: (rule) => rule.required().error('Choose how the figures stand.'),
    }),
    { ...titleField, validation: undefined },
    introField,
    defineField({
      name: 'figures',
      title: 'Figures',
      description: 'Two to four.',
      type: 'array',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => rule.min(2).max(4).error('Use two to four figures.'),
    }),
    toneField,
    anchorField,
  ],
  preview: {
    select: { title: 'title', first: 'figures.0.value' },
    prepare: ({ title, first }) => ({ title: title ?? first, subtitle: 'Figures' }),
  },
})
