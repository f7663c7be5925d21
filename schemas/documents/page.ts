import { defineArrayMember, defineField, defineType } from 'sanity'
import { checkFreePath } from '../freePath.ts'
import { checkOneMainHeading, checkPath, checkSomeMainHeading } from '../rules.ts'
import { sections } from '../sections/index.ts'

/** A page of the site: a path and the sections that stand on it. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'settings', title: 'Settings' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      description: 'The name of the page in lists. Visitors see the search title instead.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().error('Give the page a name.'),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'What stands on the page, from top to bottom. Drag to change the order.',
      type: 'array',
      group: 'content',
      of: sections.map(({ name }) => defineArrayMember({ type: name })),
      options: { insertMenu: { views: [{ name: 'list' }] } },
      validation: (rule) => [
        rule.required().min(1).error('A page needs at least one section.'),
        rule.custom(checkOneMainHeading),
        rule.custom(checkSomeMainHeading).warning(),
      ],
    }),
    defineField({
      name: 'path',
      title: 'Path',
      description:
        'The address of the page on this site, for example /about. A new path takes effect when you publish; the old one then leads to it.',
      type: 'slug',
      group: 'settings',
      options: {
        source: 'title',
        // checkFreePath below says it in the editors' words, and asks redirects too.
        isUnique: () => true,
        slugify: (title) =>
          `/${title
            .toLowerCase()
            .trim()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '')}`,
      },
      validation: (rule) => [rule.custom(checkPath), rule.custom(checkFreePath)],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      description: 'What search engines and shared links show.',
      type: 'seo',
      group: 'settings',
      validation: (rule) => rule.required().error('Fill in what search engines show.'),
    }),
    defineField({
      name: 'frame',
      title: 'Frame',
      description: 'Bare leaves out navigation and footer, for pages that other sites embed.',
      type: 'string',
      group: 'settings',
      options: {
        list: [
          { value: 'full', title: 'Full' },
          { value: 'bare', title: 'Bare' },
        ],
        layout: 'radio',
      },
      initialValue: 'full',
      validation: (rule) => rule.required().error('Choose a frame.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})
