import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'

const label = (name: string, title: string, description: string) =>
  requiredText(name, title, description, 'Give the label.')

/** The creator levels as cards, lowest first. */
export const creatorLevelCards = defineType({
  name: 'creatorLevelCards',
  title: 'Creator levels',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'levels',
      title: 'Levels',
      description: 'Lowest first.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'creatorLevel' }] })],
      validation: (rule) => [rule.unique(), rule.min(1).error('Choose at least one level.')],
    }),
    label('engagementLabel', 'Label of the engagement types', 'Stands above the list.'),
    label('valueLabel', 'Label of the value propositions', 'The line that unfolds the list.'),
    toneField,
    anchorField,
  ],
  preview: previewAs('Creator levels'),
})
