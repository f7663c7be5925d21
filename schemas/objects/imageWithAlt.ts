import { defineField, defineType } from 'sanity'

/** An image and the words for those who do not see it. */
export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Image',
  type: 'image',
  description:
    'A PNG, JPEG, WebP, AVIF or GIF of at most 32 MB; 1200 pixels wide or more looks sharp everywhere.',
  options: { hotspot: true, accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description: 'What the image shows, in one sentence. Leave empty only if it is pure decoration.',
      type: 'string',
      validation: (rule) => [
        rule
          .custom((alt) =>
            alt ? true : 'Without alternative text, people who do not see the image get nothing.',
          )
          .warning(),
        rule.max(200).warning('Keep the alternative text below 200 characters.'),
      ],
    }),
  ],
})
