import { defineField, defineType } from 'sanity'

/** What search engines and shared links show of a page. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Search title',
      description: 'Shown in search results and on the browser tab. The brand is added after it.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Give the title that search results show.'),
        rule.max(60).warning('Search results cut titles at about 60 characters.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Search description',
      description: 'One or two sentences that make someone want to open the page.',
      type: 'text',
      rows: 3,
      validation: (rule) => [
        rule.required().error('Give the description that search results show.'),
        rule.max(160).warning('Search results cut descriptions at about 160 characters.'),
      ],
    }),
  ],
})
