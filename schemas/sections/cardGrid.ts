import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, titleField, toneField } from '../fields.ts'
import { cardLooks } from '../lists/cardLooks.ts'
import { optionsOf } from '../lists/options.ts'

/** Points of the same weight side by side: boxes, one divided sheet, open columns or rows. */
export const cardGrid = defineType({
  name: 'cardGrid',
  title: 'Card grid',
  type: 'object',
  fields: [
    titleField,
    introField,
    defineField({
      name: 'look',
      title: 'Look',
      description: 'Choose another one than the section above has.',
      type: 'string',
      options: { list: optionsOf(cardLooks), layout: 'radio' },
      initialValue: 'cards',
      validation: (rule) => rule.required().error('Choose how the cards look.'),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'How many cards stand side by side on wide screens.',
      type: 'number',
      options: { list: [2, 3, 4], layout: 'radio', direction: 'horizontal' },
      initialValue: 3,
      hidden: ({ parent }: { parent?: { look?: string } }) => parent?.look === 'rows',
      validation: (rule) => rule.integer().min(2).max(4).error('Use two, three or four columns.'),
    }),
    defineField({
      name: 'numbered',
      title: 'Numbered cards',
      description: 'Numbers the cards from 1 on, where their order matters.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'numberedPoints',
      title: 'Numbered lists',
      description: 'Numbers the lists inside the cards in place of ticks.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'cards',
      title: 'Cards',
      description: 'Full rows look best.',
      type: 'array',
      of: [defineArrayMember({ type: 'gridCard' })],
      validation: (rule) => rule.min(2).max(12).error('Use two to twelve cards.'),
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Card grid'),
})
