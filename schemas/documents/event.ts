import { defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'
import { attendance } from '../lists/attendance.ts'
import { optionsOf } from '../lists/options.ts'
import { clockTimeField } from '../objects/clockTime.ts'

/** An event with its banner, and what search engines are told about it. */
export const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  fields: [
    requiredText('title', 'Title', 'The name of the event.', 'Name the event.'),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One or two sentences on what happens and for whom.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say what happens at the event.'),
    }),
    defineField({
      name: 'image',
      title: 'Banner',
      description: 'A wide picture, 16 by 9.',
      type: 'imageWithAlt',
      validation: (rule) => rule.required().error('The event needs a banner.'),
    }),
    defineField({
      name: 'registrationUrl',
      title: 'Registration address',
      description:
        'The page on which people register. Leave empty when a page of this site takes registrations.',
      type: 'url',
      validation: (rule) => rule.uri({ scheme: ['https', 'http'] }),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description: 'The day of the event, or its first day. Leave empty while there is none.',
      type: 'date',
    }),
    defineField({
      name: 'lastDate',
      title: 'Last day',
      description: 'Only for events of several days.',
      type: 'date',
      hidden: ({ parent }) => !parent?.date,
      validation: (rule) => rule.min(rule.valueOfField('date')).error('The last day comes after the first.'),
    }),
    clockTimeField('startTime', 'Starts at', 'Optional.'),
    clockTimeField('endTime', 'Ends at', 'Optional.'),
    defineField({
      name: 'attendance',
      title: 'Attendance',
      description: 'Search engines show it beside the event.',
      type: 'string',
      options: { list: optionsOf(attendance), layout: 'radio' },
      initialValue: 'online',
      validation: (rule) => rule.required().error('Say where the event takes place.'),
    }),
    defineField({
      name: 'capacity',
      title: 'Seats',
      description: 'How many people can attend, where that is limited.',
      type: 'number',
      validation: (rule) => rule.integer().positive().error('Give a whole number above 0.'),
    }),
  ],
  orderings: [{ title: 'By date', name: 'date', by: [{ field: 'date', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'date', media: 'image' } },
})
