import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'
import { creatorLevels } from '../lists/creatorLevels.ts'
import { optionsOf } from '../lists/options.ts'

/** A way for creators to take part: what it is, for whom, and in which format (specification, section 3). */
export const opportunity = defineType({
  name: 'opportunity',
  title: 'Partnership opportunity',
  type: 'document',
  fields: [
    requiredText(
      'title',
      'Title',
      'The kind of session or work, in one to three words.',
      'Name the opportunity.',
    ),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences: what the creator does, and what members take home.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Describe the opportunity.'),
    }),
    defineField({
      name: 'suitableFor',
      title: 'Suitable for',
      description: 'The creator levels it suits.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: optionsOf(creatorLevels) },
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one level.'),
    }),
    requiredText('format', 'Format', 'Length, rhythm and size of the group.', 'Give the format.'),
    defineField({
      name: 'examples',
      title: 'Examples',
      description: 'Two or three titles that could stand on the calendar.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(4).error('Give one to four examples.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      description: 'The call to action, and where it leads.',
      type: 'action',
      validation: (rule) => rule.required().error('Give the button.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'format' } },
})
