import { defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'
import { optionsOf, titleOf } from '../lists/options.ts'
import { resourceCategories } from '../lists/resourceCategories.ts'

/** An entry of the resource library (specification, section 3). */
export const resource = defineType({
  name: 'resource',
  title: 'Resource',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What it is called.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Name the resource.'),
        rule.max(70).warning('Titles above 70 characters make cards uneven.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'What it helps with. The search looks here and in the title.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Say what the resource helps with.'),
        rule.max(180).warning('Cards stay even when descriptions are below 180 characters.'),
      ],
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'The button under which visitors find it.',
      type: 'string',
      options: { list: optionsOf(resourceCategories), layout: 'radio' },
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    requiredText('author', 'Author', 'The person or team who made it.', 'Name the author.'),
    requiredText('date', 'Date', 'As it should be read, for example March 2025.', 'Give the date.'),
    defineField({
      name: 'image',
      title: 'Cover',
      description: 'A picture, 4 by 3.',
      type: 'imageWithAlt',
      validation: (rule) => rule.required().error('The resource needs a cover.'),
    }),
    defineField({
      name: 'membershipRequired',
      title: 'Membership required',
      description: 'Premium resources carry a lock and ask visitors to upgrade.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'title', category: 'category', premium: 'membershipRequired', media: 'image' },
    prepare: ({ title, category, premium, media }) => ({
      title,
      subtitle: `${titleOf(resourceCategories, category) ?? 'No category'}, ${premium ? 'premium' : 'free'}`,
      media,
    }),
  },
})
