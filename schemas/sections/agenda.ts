import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'
import { clockTimeField } from '../objects/clockTime.ts'

const item = defineArrayMember({
  name: 'agendaItem',
  title: 'Agenda item',
  type: 'object',
  fields: [
    clockTimeField('time', 'Time', 'When it begins.'),
    requiredText('title', 'Title', 'A few words.', 'Name what happens.'),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One sentence, optional.',
      type: 'text',
      rows: 2,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'time' } },
})

/** What happens when: one column of times for each day. */
export const agenda = defineType({
  name: 'agenda',
  title: 'Agenda',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'days',
      title: 'Days',
      description: 'Each day with its items in order of time.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'agendaDay',
          title: 'Day',
          type: 'object',
          fields: [
            requiredText('title', 'Title', 'For example Day one.', 'Name the day.'),
            defineField({ name: 'date', title: 'Date', description: 'Optional.', type: 'date' }),
            defineField({
              name: 'items',
              title: 'Items',
              description: 'In order of time.',
              type: 'array',
              of: [item],
              validation: (rule) => rule.min(1).error('Give the day at least one item.'),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'date' } },
        }),
      ],
      validation: (rule) => rule.min(1).max(4).error('Use one to four days.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Agenda'),
})
