import { defineField, defineType } from 'sanity'
import { faqCategories } from '../lists/faqCategories.ts'
import { optionsOf, titleOf } from '../lists/options.ts'

/** A question and its answer. */
export const faq = defineType({
  name: 'faq',
  title: 'FAQ',
  type: 'document',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      description: 'In the words of the person who asks.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Write the question.'),
        rule.max(120).warning('Short questions are found faster.'),
      ],
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      description: 'Answer in the first sentence, explain in the second.',
      type: 'richText',
      validation: (rule) => rule.required().error('Write the answer.'),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'The heading under which the full FAQ shows the question.',
      type: 'string',
      options: { list: optionsOf(faqCategories), layout: 'radio' },
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    defineField({
      name: 'order',
      title: 'Order',
      description: 'Position inside the category; lower comes first.',
      type: 'number',
      initialValue: 100,
      validation: (rule) => rule.required().integer().min(0).error('Give a whole number, 0 or more.'),
    }),
  ],
  orderings: [
    {
      title: 'By category',
      name: 'category',
      by: [
        { field: 'category', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { title: 'question', category: 'category' },
    prepare: ({ title, category }) => ({
      title,
      subtitle: titleOf(faqCategories, category) ?? 'No category',
    }),
  },
})
