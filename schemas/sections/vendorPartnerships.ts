import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'

const label = (name: string, title: string, initialValue: string) => ({
  ...requiredText(name, title, 'Stands above this part of each partnership.', 'Give the label.'),
  initialValue,
})

/** The ways in which vendors can work with the community. */
export const vendorPartnerships = defineType({
  name: 'vendorPartnerships',
  title: 'Vendor partnerships',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'partnerships',
      title: 'Partnerships',
      description: 'In the order in which they appear.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'vendorPartnership' }] })],
      validation: (rule) => [rule.unique(), rule.min(1).error('Choose at least one partnership.')],
    }),
    defineField({
      name: 'labels',
      title: 'Labels',
      description: 'The words above the parts of each partnership.',
      type: 'object',
      options: { collapsible: true, collapsed: true },
      fields: [
        label('suitableFor', 'Suitable for', 'Suitable for'),
        label('format', 'Format', 'Format'),
        label('examples', 'Examples', 'For example'),
        label('benefits', 'Benefits', 'What you get'),
      ],
      validation: (rule) => rule.required().error('Give the labels.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Vendor partnerships'),
})
