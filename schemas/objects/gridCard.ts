import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'
import { icons } from '../lists/icons.ts'
import { optionsOf } from '../lists/options.ts'

/** A card of a grid: a title and a text, and what else it needs. */
export const gridCard = defineType({
  name: 'gridCard',
  title: 'Card',
  type: 'object',
  fields: [
    requiredText('title', 'Title', 'One to six words.', 'The card needs a title.'),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One to three sentences.',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('The card needs a text.'),
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      description: 'The drawing on the card. Give one to all cards of a grid or to none.',
      type: 'string',
      options: { list: optionsOf(icons) },
    }),
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'A word or two above the title.',
      type: 'string',
    }),
    defineField({
      name: 'points',
      title: 'List',
      description: 'Short points under the text.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [rule.unique(), rule.max(8).error('Use at most eight points.')],
    }),
    defineField({
      name: 'action',
      title: 'Button or link',
      description: 'What the visitor can do here.',
      type: 'action',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
