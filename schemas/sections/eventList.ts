import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, titleField, toneField } from '../fields.ts'

/** Events as banner cards. A single event stands across the page. */
export const eventList = defineType({
  name: 'eventList',
  title: 'Events',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'events',
      title: 'Events',
      description: 'In the order in which they appear. The first one stands out.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'event' }] })],
      validation: (rule) => rule.unique().error('Each event stands in the list once.'),
    }),
    defineField({
      name: 'registerLabel',
      title: 'Button',
      description: 'The label of the button that leads to the registration.',
      type: 'string',
      initialValue: 'Register Now',
      validation: (rule) => rule.required().error('Give the button a label.'),
    }),
    requiredText(
      'emptyText',
      'Text when there is no event',
      'Tells visitors when to come back.',
      'Say something for the days without an event.',
    ),
    toneField,
    anchorField,
  ],
  preview: previewAs('Events'),
})
