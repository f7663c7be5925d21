import { defineArrayMember, defineField, defineType } from 'sanity'
import {
  actionsField,
  anchorField,
  introField,
  previewAs,
  requiredText,
  titleField,
  toneField,
} from '../fields.ts'

/** The facts of one event beside its banner. */
export const eventDetails = defineType({
  name: 'eventDetails',
  title: 'Event details',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'event',
      title: 'Event',
      description: 'Gives the banner, the dates and what search engines are told.',
      type: 'reference',
      to: [{ type: 'event' }],
      validation: (rule) => rule.required().error('Choose the event.'),
    }),
    defineField({
      name: 'dateLabel',
      title: 'Label of the date',
      description: 'Stands before the date, which comes from the event.',
      type: 'string',
      initialValue: 'Dates',
    }),
    defineField({
      name: 'timeLabel',
      title: 'Label of the time',
      description: 'Stands before the hours, which come from the event.',
      type: 'string',
      initialValue: 'Hours',
    }),
    defineField({
      name: 'timeNote',
      title: 'Note after the time',
      description: 'For example both days.',
      type: 'string',
    }),
    defineField({
      name: 'facts',
      title: 'More facts',
      description: 'Seats, place, meals, refunds: a label and a sentence each.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'fact',
          title: 'Fact',
          type: 'object',
          fields: [
            requiredText('label', 'Label', 'One or two words.', 'Label the fact.'),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'One sentence.',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.required().error('State the fact.'),
            }),
          ],
          preview: { select: { title: 'label', subtitle: 'text' } },
        }),
      ],
    }),
    actionsField(2),
    toneField,
    anchorField,
  ],
  preview: previewAs('Event details'),
})
