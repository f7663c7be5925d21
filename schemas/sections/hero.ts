import { defineArrayMember, defineField, defineType, type ImageValue } from 'sanity'
import { actionsField, anchorField, requiredText } from '../fields.ts'
import { checkSharpness, heroPicture } from '../imageSize.ts'

/** The opening of a page: headline, lead, buttons, and a picture or ledger card. */
export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'picture', title: 'Picture' },
  ],
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Line above the headline',
      description: 'A few words on whom the page is for.',
      type: 'string',
      group: 'words',
    }),
    defineField({
      name: 'headline',
      title: 'Headline',
      description:
        'The one sentence that visitors should remember. A page has one hero, so this is its main heading.',
      type: 'text',
      rows: 2,
      group: 'words',
      validation: (rule) => [
        rule.required().error('The hero needs a headline.'),
        rule.max(90).warning('Headlines above 90 characters fill a phone screen.'),
      ],
    }),
    defineField({
      name: 'text',
      title: 'Lead',
      description: 'Two or three sentences under the headline.',
      type: 'text',
      rows: 3,
      group: 'words',
    }),
    { ...actionsField(3), group: 'words' },
    defineField({
      name: 'benefits',
      title: 'Benefit tiles',
      description: 'Four short promises. They appear on large screens only.',
      type: 'array',
      group: 'words',
      of: [
        defineArrayMember({
          name: 'benefit',
          title: 'Benefit',
          type: 'object',
          fields: [
            requiredText('title', 'Title', 'Two to four words.', 'Name the benefit.'),
            requiredText('text', 'Text', 'A few words more.', 'Say what the benefit is.'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.max(4).error('Use at most four tiles.'),
    }),
    defineField({
      name: 'image',
      title: 'Image',
      description: 'The picture beside the headline; on the home page the ledger card lies on top of it.',
      type: 'imageWithAlt',
      group: 'picture',
      validation: (rule) => rule.custom<ImageValue>((image) => checkSharpness(image, heroPicture)).warning(),
    }),
    defineField({
      name: 'ledger',
      title: 'Ledger card',
      description: 'The figures that speak for the community.',
      type: 'ledger',
      group: 'picture',
    }),
    { ...anchorField, group: 'words' },
  ],
  preview: {
    select: { title: 'headline', media: 'image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Hero', media }),
  },
})
