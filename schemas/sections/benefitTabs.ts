import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, titleField, toneField } from '../fields.ts'

/** Benefits behind tabs, such as free against paid. */
export const benefitTabs = defineType({
  name: 'benefitTabs',
  title: 'Benefit tabs',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'tabs',
      title: 'Tabs',
      description: 'The first tab is open at the start.',
      type: 'array',
      of: [defineArrayMember({ type: 'benefitTab' })],
      validation: (rule) => rule.required().min(2).max(4).error('Use two to four tabs.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Benefit tabs'),
})
