import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'

const label = (name: string, title: string, example: string) => ({
  ...requiredText(name, title, `A word or two, for example ${example}.`, 'Give the label.'),
  initialValue: example,
})

/** The ways to take part as a creator, as cards. */
export const opportunityGrid = defineType({
  name: 'opportunityGrid',
  title: 'Partnership opportunities',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'opportunities',
      title: 'Opportunities',
      description: 'In the order in which they appear.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'opportunity' }] })],
      validation: (rule) => [rule.unique(), rule.min(1).error('Choose at least one opportunity.')],
    }),
    label('suitableForLabel', 'Label of the levels', 'Suitable for'),
    label('examplesLabel', 'Label of the examples', 'For example'),
    toneField,
    anchorField,
  ],
  preview: previewAs('Partnership opportunities'),
})
