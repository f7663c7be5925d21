import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

/** One tab of benefits: its label, and what the panel below says. */
export const benefitTab = defineType({
  name: 'benefitTab',
  title: 'Tab',
  type: 'object',
  fields: [
    requiredText('label', 'Label', 'One or two words on the tab.', 'Give the words on the tab.'),
    requiredText('title', 'Title', 'The heading inside the tab.', 'Give the heading inside the tab.'),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences under the heading.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'benefits',
      title: 'Benefits',
      description: 'What members get, each with a few words of explanation.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'tabBenefit',
          title: 'Benefit',
          type: 'object',
          fields: [
            requiredText('title', 'Title', 'Two to five words.', 'Name the benefit.'),
            requiredText('text', 'Text', 'One short sentence.', 'Say what the benefit is.'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(8).error('Use one to eight benefits.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      description: 'What to do about it.',
      type: 'action',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'title' } },
})
