import { defineField, defineType } from 'sanity'
import { checkFreePath } from '../freePath.ts'
import { titleOf } from '../lists/options.ts'
import { siteLinks } from '../lists/siteLinks.ts'
import { destinationFields } from '../objects/destination.ts'
import { checkPath } from '../rules.ts'

/** A path that sends visitors elsewhere, from the moment it is published. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'From path',
      description: 'The path on this site that visitors open, for example /circles.',
      type: 'slug',
      options: { isUnique: () => true },
      validation: (rule) => [rule.custom(checkPath), rule.custom(checkFreePath)],
    }),
    ...destinationFields(['page', 'site', 'url']),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      description:
        'Tells search engines and browsers to remember the new address. Leave off while you may still change it.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'from.current', page: 'page.path.current', site: 'siteLink', url: 'url' },
    prepare: ({ title, page, site, url }) => ({
      title,
      subtitle: `to ${page ?? titleOf(siteLinks, site) ?? url ?? 'nowhere yet'}`,
    }),
  },
})
