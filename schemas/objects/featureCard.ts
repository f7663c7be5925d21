import { defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'
import { icons } from '../lists/icons.ts'
import { optionsOf } from '../lists/options.ts'

/** A card that leads somewhere (specification, section 3: title, description, icon, link). */
export const featureCard = defineType({
  name: 'featureCard',
  title: 'Feature card',
  type: 'object',
  fields: [
    requiredText('title', 'Title', 'One or two words.', 'The card needs a title.'),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One sentence on what the visitor finds behind the card.',
      type: 'text',
      rows: 2,
      validation: (rule) => [
        rule.required().error('The card needs a description.'),
        rule.max(160).warning('Cards stay even when descriptions are below 160 characters.'),
      ],
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      description: 'The drawing on the card.',
      type: 'string',
      options: { list: optionsOf(icons) },
      validation: (rule) => rule.required().error('Choose an icon.'),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Where the card leads.',
      type: 'action',
      validation: (rule) => rule.required().error('Say where the card leads.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})
