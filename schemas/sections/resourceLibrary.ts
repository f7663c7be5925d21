import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, introField, previewAs, requiredText, toneField } from '../fields.ts'

const words = (name: string, title: string, description: string, initialValue: string) => ({
  ...requiredText(name, title, description, `${title}: write the words that visitors see.`),
  group: 'controls',
  initialValue,
})

/** The resources with search, categories and tabs (specification, section 2). */
export const resourceLibrary = defineType({
  name: 'resourceLibrary',
  title: 'Resource library',
  type: 'object',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'controls', title: 'Words on controls' },
  ],
  fields: [
    requiredText('title', 'Title', 'The heading of the section.', 'Give the section a heading.'),
    introField,
    defineField({
      name: 'resources',
      title: 'Resources',
      description: 'In the order in which they appear.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'resource' }] })],
      validation: (rule) => rule.unique().error('Each resource stands in the library once.'),
    }),
    defineField({
      name: 'download',
      title: 'Button on free resources',
      description: 'The button does nothing yet.',
      type: 'action',
      validation: (rule) => rule.required().error('Free resources need a button.'),
    }),
    defineField({
      name: 'upgrade',
      title: 'Button on premium resources',
      description: 'Leads to what a membership holds.',
      type: 'action',
      validation: (rule) => rule.required().error('Premium resources need a button.'),
    }),
    toneField,
    anchorField,
    words(
      'searchPlaceholder',
      'Search placeholder',
      'Stands in the empty search box.',
      'Search resources...',
    ),
    words('categoriesLabel', 'Name of the categories', 'Read aloud before the buttons.', 'Categories'),
    words('allCategories', 'All categories', 'The first button.', 'All'),
    words('tabsLabel', 'Name of the tabs', 'Read aloud before the tabs.', 'Access'),
    words('allTab', 'Tab for all', 'The first tab.', 'All Resources'),
    words('freeTab', 'Tab for free resources', 'The second tab.', 'Free'),
    words('premiumTab', 'Tab for premium resources', 'The third tab.', 'Premium'),
    words('premiumBadge', 'Badge on premium resources', 'Stands beside the lock.', 'Premium'),
    words(
      'countText',
      'Count',
      'Write {shown} and {all} where the numbers belong.',
      '{shown} of {all} resources',
    ),
    words(
      'emptyText',
      'Text when nothing matches',
      'Shown when no resource fits search, category and tab.',
      'No resources found matching your criteria.',
    ),
    words('clearLabel', 'Button that clears', 'Shows all resources again.', 'Clear filters'),
  ],
  preview: previewAs('Resource library'),
})
