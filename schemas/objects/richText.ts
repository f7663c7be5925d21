import { defineArrayMember, defineField, defineType } from 'sanity'

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
                type: 'url',
                validation: (rule) => [
                  rule.required().error('Give the address of the link.'),
                  rule.uri({ allowRelative: true, scheme: ['https', 'http', 'mailto'] }),
                ],
              }),
            ],
          },
        ],
      },
    }),
  ],
})
