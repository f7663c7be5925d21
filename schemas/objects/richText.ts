import { defineArrayMember, defineField, defineType } from 'sanity'
import { checkTextLink } from '../rules.ts'

/** Running text with emphasis, lists and links; no headings, for answers and short passages. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Normal', value: 'normal' }],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          {
            name: 'link',
            title: 'Link',
            type: 'object',
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                description:
                  'A path of this site such as /membership, a full web address, or mailto: and a mail address.',
                type: 'string',
                validation: (rule) => rule.custom(checkTextLink),
              }),
            ],
          },
        ],
      },
    }),
  ],
})
