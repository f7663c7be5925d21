import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'
import { clockTimeField } from '../objects/clockTime.ts'

/** A group that meets every week, with each of its dates. */
export const groupListing = defineType({
  name: 'groupListing',
  title: 'Weekly group',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'firstDate',
      title: 'First session',
      description: 'The others follow on the same day of each week.',
      type: 'date',
      validation: (rule) => rule.required().error('Give the date of the first session.'),
    }),
    defineField({
      name: 'sessions',
      title: 'Number of sessions',
      description: 'One a week.',
      type: 'number',
      validation: (rule) => rule.required().integer().min(1).max(12).error('Give a number from 1 to 12.'),
    }),
    clockTimeField('startTime', 'Starts at', 'The same each week.'),
    clockTimeField('endTime', 'Ends at', 'The same each week.'),
    defineField({
      name: 'topics',
      title: 'Topics',
      description: 'One for each session, in their order.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
    }),
    requiredText(
      'summary',
      'Summary',
      'Stands over the list, for example 6 weekly sessions on Thursdays.',
      'Sum up when the group meets.',
    ),
    defineField({
      name: 'action',
      title: 'Button',
      description: 'Leads to the group.',
      type: 'action',
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Weekly group'),
})
