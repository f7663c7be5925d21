import { defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'

/** The active experts, who are curated in the admin area and not here. */
export const expertsShowcase = defineType({
  name: 'expertsShowcase',
  title: 'Experts',
  description: 'Shows all active experts. They are added and hidden in the admin area of the site.',
  type: 'object',
  fields: [
    titleField,
    introField,
    requiredText(
      'emptyTitle',
      'Title when there is no expert',
      'Shown in place of the grid while no expert is active.',
      'Say something when no expert is active.',
    ),
    defineField({
      name: 'emptyText',
      title: 'Text when there is no expert',
      description: 'A sentence that tells visitors when to come back.',
      type: 'text',
      rows: 2,
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Experts'),
})
