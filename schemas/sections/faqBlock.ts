import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, eyebrowField, introField, titleField, toneField } from '../fields.ts'

const isFull = ({ parent }: { parent?: { variant?: string } }) => parent?.variant === 'full'
const isCondensed = (context: { parent?: { variant?: string } }) => !isFull(context)

/** Questions and answers: all of them with a search, or a chosen few (specification, section 2, FAQ block). */
export const faqBlock = defineType({
  name: 'faqBlock',
  title: 'FAQ',
  type: 'object',
  fields: [
    defineField({
      name: 'variant',
      title: 'Variant',
      description:
        'Full shows every FAQ in its category, with a search box. Condensed shows up to four that you choose.',
      type: 'string',
      options: {
        list: [
          { value: 'condensed', title: 'Condensed' },
          { value: 'full', title: 'Full' },
        ],
        layout: 'radio',
      },
      initialValue: 'condensed',
      validation: (rule) => rule.required().error('Choose a variant.'),
    }),
    eyebrowField,
    titleField,
    introField,
    defineField({
      name: 'faqs',
      title: 'Questions',
      description: 'Four questions, in the order in which they appear.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
      hidden: isFull,
      validation: (rule) => [rule.unique(), rule.max(4).error('The condensed FAQ shows four questions.')],
    }),
    defineField({
      name: 'viewAll',
      title: 'Button to all questions',
      description: 'Leads to the page with the full FAQ.',
      type: 'action',
      hidden: isFull,
    }),
    defineField({
      name: 'searchPlaceholder',
      title: 'Search placeholder',
      description: 'Stands in the empty search box.',
      type: 'string',
      initialValue: 'Search FAQs...',
      hidden: isCondensed,
    }),
    defineField({
      name: 'emptyText',
      title: 'Text when nothing matches',
      description: 'Shown when a search finds no question.',
      type: 'string',
      hidden: isCondensed,
    }),
    defineField({
      name: 'contactText',
      title: 'Contact sentence',
      description: 'Stands before the mail link, for those whose question is not here.',
      type: 'string',
    }),
    defineField({
      name: 'contact',
      title: 'Mail link',
      description: 'Leads to the support mailbox.',
      type: 'action',
    }),
    toneField,
    anchorField,
  ],
  preview: {
    select: { title: 'title', variant: 'variant' },
    prepare: ({ title, variant }) => ({
      title,
      subtitle: variant === 'full' ? 'FAQ, full' : 'FAQ, condensed',
    }),
  },
})
