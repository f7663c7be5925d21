import { defineArrayMember, defineField, defineType } from 'sanity'

/** Plans that stand together, such as those for firms. */
export const planGroup = defineType({
  name: 'planGroup',
  title: 'Group of plans',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'For example For firms. Leave empty where one group says it all.',
      type: 'string',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One sentence under the title.',
      type: 'text',
      rows: 2,
    }),
    defineField({
      name: 'tiers',
      title: 'Plans',
      description: 'From the smallest to the largest. A single plan takes the whole width.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'tier' }] })],
      validation: (rule) => [
        rule.required().error('Choose the plans.'),
        rule.unique(),
        rule.min(1).max(4).error('Use one to four plans.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', first: 'tiers.0.name', second: 'tiers.1.name' },
    prepare: ({ title, first, second }) => ({
      title: title ?? [first, second].filter(Boolean).join(', '),
      subtitle: 'Group of plans',
    }),
  },
})
