import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'

const tiers = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'tier' }] })],
    validation: (rule) => rule.unique(),
  })

/** A row of the tier comparison: what a member gets, and on which plans (specification, section 6). */
export const tierFeature = defineType({
  name: 'tierFeature',
  title: 'Plan feature',
  type: 'document',
  fields: [
    requiredText('title', 'Title', 'What members get, in two to four words.', 'Name the feature.'),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'A few words of explanation under the title.',
      type: 'string',
      validation: (rule) => rule.max(80).warning('Rows stay even when notes are below 80 characters.'),
    }),
    tiers('tiers', 'Plans that include it', 'Every plan on which the feature is part of the price.'),
    tiers('addOnTiers', 'Plans that can add it', 'Every plan on which the feature is an add-on.'),
    defineField({
      name: 'order',
      title: 'Order',
      description: 'Position in the comparison; lower comes first.',
      type: 'number',
      initialValue: 100,
      validation: (rule) => rule.required().integer().min(0).error('Give a whole number, 0 or more.'),
    }),
  ],
  orderings: [{ title: 'As on the site', name: 'site', by: [{ field: 'order', direction: 'asc' }] }],
  preview: { select: { title: 'title', subtitle: 'note' } },
})
