import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField } from '../fields.ts'
import { creatorLevels } from '../lists/creatorLevels.ts'
import { optionsOf, titleOf } from '../lists/options.ts'

const lines = (name: string, title: string, description: string, message: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    validation: (rule) => rule.required().min(1).max(8).error(message),
  })

/** A creator level: how creators of it take part, and what it brings them. */
export const creatorLevel = defineType({
  name: 'creatorLevel',
  title: 'Creator level',
  type: 'document',
  fields: [
    defineField({
      name: 'level',
      title: 'Level',
      description: 'Each level has one document.',
      type: 'string',
      options: { list: optionsOf(creatorLevels), layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the level.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      description: 'Whom the level suits, in one or two sentences.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say whom the level suits.'),
    }),
    lines(
      'engagementTypes',
      'Engagement types',
      'How creators of this level take part.',
      'Name one to eight engagement types.',
    ),
    lines(
      'valuePropositions',
      'Value propositions',
      'What the level brings the creator. Visitors unfold the list.',
      'Name one to eight value propositions.',
    ),
    actionsField(2),
  ],
  preview: {
    select: { level: 'level', subtitle: 'summary' },
    prepare: ({ level, subtitle }) => ({
      title: titleOf(creatorLevels, level) ?? 'No level',
      subtitle,
    }),
  },
})
