import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, titleField, toneField } from '../fields.ts'

/** Perks that everyone can see and members can use. */
export const perkGrid = defineType({
  name: 'perkGrid',
  title: 'Perks',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'perks',
      title: 'Perks',
      description: 'In the order in which they appear. Full rows of three look best.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'perk' }] })],
      validation: (rule) => [rule.unique(), rule.min(1).error('Choose at least one perk.')],
    }),
    defineField({
      name: 'button',
      title: 'Button on each perk',
      description: 'Perks are locked here, so the button is disabled and says why.',
      type: 'action',
      validation: (rule) => rule.required().error('Give the button that stands on each perk.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Perks'),
})
