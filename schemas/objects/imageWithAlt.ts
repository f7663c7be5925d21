import { defineField, defineType } from 'sanity'

/** An image and the words for those who do not see it. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Image',
  type: 'image',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description: 'What the image shows, in one sentence. Leave empty only if it is pure decoration.',
      type: 'string',
      validation: (rule) => rule.max(200).warning('Keep the alternative text below 200 characters.'),
    }),
  ],
})
