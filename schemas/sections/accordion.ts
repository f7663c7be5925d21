import { defineArrayMember, defineField, defineType } from 'sanity'
import {
  anchorField,
  eyebrowField,
  introField,
  previewAs,
  requiredText,
  titleField,
  toneField,
} from '../fields.ts'

/** Headings that open to a passage of text: questions written here, or ones that stand in a collection. */
export const accordion = defineType({
  name: 'accordion',
  title: 'Accordion',
  type: 'object',
  fields: [
    eyebrowField,
    titleField,
    introField,
    defineField({
      name: 'items',
      title: 'Items',
      description: 'Written here, or chosen from the FAQs and guidelines. Drag to change the order.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'accordionItem',
          title: 'Item',
          type: 'object',
          fields: [
            requiredText(
              'title',
              'Heading',
              'Always in sight. Often a question.',
              'The item needs a heading.',
            ),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'Shown when the item is open.',
              type: 'richText',
              validation: (rule) => rule.required().error('The item needs a text.'),
            }),
          ],
        }),
        defineArrayMember({ type: 'reference', to: [{ type: 'faq' }, { type: 'guideline' }] }),
      ],
      validation: (rule) => rule.min(1).max(20).error('Use one to twenty items.'),
    }),
    defineField({
      name: 'singleOpen',
      title: 'One open at a time',
      description: 'Opening an item closes the one that was open.',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'numbered',
      title: 'Numbered',
      description: 'Puts 01, 02, 03 before the headings, for rules that people quote.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'structuredData',
      title: 'Tell search engines',
      description: 'Switch on where the items are questions and answers.',
      type: 'boolean',
      initialValue: false,
    }),
    toneField,
    anchorField,
  ],
  preview: previewAs('Accordion'),
})
