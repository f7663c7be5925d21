import { defineArrayMember, defineField, defineType } from 'sanity'
import { actionsField, anchorField, previewAs, titleField, toneField } from '../fields.ts'
import { calloutTints } from '../lists/calloutTints.ts'
import { optionsOf } from '../lists/options.ts'

/** One note or offer that should not be missed, on a panel of its own. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  fields: [
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'A word or two above the heading.',
      type: 'string',
    }),
    titleField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One to three sentences.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write the text.'),
    }),
    defineField({
      name: 'points',
      title: 'List',
      description: 'Short points, each with a tick.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [rule.unique(), rule.max(6).error('Use at most six points.')],
    }),
    defineField({
      name: 'plainPoints',
      title: 'Dashes in place of ticks',
      description: 'For a list of things that are not good news.',
      type: 'boolean',
      initialValue: false,
    }),
    actionsField(3),
    defineField({
      name: 'tint',
      title: 'Colour',
      description: 'Amber for offers, green for good news, white for plain notes.',
      type: 'string',
      options: { list: optionsOf(calloutTints), layout: 'radio' },
      initialValue: 'mint',
      validation: (rule) => rule.required().error('Choose a colour.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Callout'),
})
