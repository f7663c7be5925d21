import { defineField, defineType } from 'sanity'
import { actionsField, anchorField, eyebrowField, titleField, toneField } from '../fields.ts'

/** Running text under a heading, with a picture and a note beside it where there is one. */
export const story = defineType({
  name: 'story',
  title: 'Story',
  type: 'object',
  fields: [
    eyebrowField,
    titleField,
    defineField({
      name: 'body',
      title: 'Text',
      description: 'Two to six short paragraphs.',
      type: 'richText',
      validation: (rule) => rule.required().error('Write the text.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      description: 'Stands beside the text on wide screens.',
      type: 'imageWithAlt',
    }),
    defineField({
      name: 'pictureFirst',
      title: 'Picture on the left',
      description: 'Otherwise it stands on the right.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'note',
      title: 'Side note',
      description: 'A short remark beside the text, as in the margin of a ledger.',
      type: 'object',
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          description: 'A figure or a few words.',
          type: 'string',
        }),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'One or two sentences.',
          type: 'text',
          rows: 3,
        }),
      ],
    }),
    actionsField(2),
    toneField,
    anchorField,
  ],
  preview: {
    select: { title: 'title', media: 'image' },
    prepare: ({ title, media }) => ({ title, subtitle: 'Story', media }),
  },
})
