import { defineArrayMember, defineField, defineType } from 'sanity'
import { requiredText } from '../fields.ts'
import { mailboxes, siteLinks } from '../lists/siteLinks.ts'
import { namesField } from '../objects/names.ts'

const label = (name: string, title: string, description: string) =>
  requiredText(name, title, description, 'Give the label.')

const toast = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'object',
    fields: [
      requiredText('title', 'Title', 'A few words.', 'Give the title.'),
      requiredText('text', 'Text', 'One or two sentences.', 'Give the text.'),
    ],
  })

/** What all pages share. There is exactly one, with the id `siteSettings`. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'navigation', title: 'Navigation' },
    { name: 'links', title: 'Links and mailboxes' },
    { name: 'texts', title: 'Texts' },
  ],
  fields: [
    {
      ...requiredText(
        'brand',
        'Brand',
        'The name in the navigation, on tabs and in the footer.',
        'Give the name.',
      ),
      group: 'brand',
    },
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One sentence about the community, for search engines.',
      type: 'text',
      rows: 2,
      group: 'brand',
      validation: (rule) => rule.required().error('Describe the community in one sentence.'),
    }),
    defineField({
      name: 'navigation',
      title: 'Navigation',
      description: 'The links at the top of every page, from left to right.',
      type: 'array',
      of: [defineArrayMember({ type: 'action' })],
      group: 'navigation',
      validation: (rule) => rule.required().min(1).max(8).error('Use one to eight links.'),
    }),
    defineField({
      name: 'navigationAction',
      title: 'Navigation button',
      description: 'The one button at the right end of the navigation.',
      type: 'action',
      group: 'navigation',
    }),
    defineField({
      name: 'footerLinks',
      title: 'Footer links',
      description: 'The links at the bottom of every page.',
      type: 'array',
      of: [defineArrayMember({ type: 'action' })],
      group: 'navigation',
    }),
    {
      ...requiredText(
        'copyright',
        'Copyright line',
        'Write {year} where the current year belongs.',
        'Give the copyright line.',
      ),
      group: 'navigation',
    },
    defineField({
      name: 'links',
      title: 'External addresses',
      description: 'Each address is written here once; buttons refer to it by name.',
      type: 'object',
      group: 'links',
      fields: siteLinks.map(({ value, title }) =>
        defineField({
          name: value,
          title,
          description: 'The full address with https://.',
          type: 'url',
          validation: (rule) => [
            rule.required().error(`Give the address: ${title}.`),
            rule.uri({ scheme: ['https', 'http'] }),
          ],
        }),
      ),
    }),
    defineField({
      name: 'mailboxes',
      title: 'Mailboxes',
      description: 'Each mail address is written here once; buttons refer to it by name.',
      type: 'object',
      group: 'links',
      fields: mailboxes.map(({ value, title }) =>
        defineField({
          name: value,
          title,
          description: 'A mail address.',
          type: 'string',
          validation: (rule) => [rule.required().error(`Give the mail address: ${title}.`), rule.email()],
        }),
      ),
    }),
    defineField({
      name: 'notFound',
      title: 'Page not found',
      description: 'What visitors see when there is no page at an address.',
      type: 'object',
      group: 'texts',
      fields: [
        requiredText('title', 'Title', 'The heading.', 'Give the heading.'),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'One or two sentences that help.',
          type: 'text',
          rows: 2,
        }),
        requiredText('linkLabel', 'Link label', 'The link to the home page.', 'Give the label of the link.'),
      ],
    }),
    defineField({
      name: 'labels',
      title: 'Labels for screen readers and controls',
      description: 'Short words that stand on controls or are read aloud.',
      type: 'object',
      group: 'texts',
      fields: [
        label('skipToContent', 'Skip link', 'The first link of every page, seen when tabbing.'),
        label('mainNavigation', 'Navigation', 'The name of the navigation, read aloud.'),
        label('openMenu', 'Open menu', 'The menu button on phones, read aloud.'),
        label('closeMenu', 'Close menu', 'The button that closes the menu, read aloud.'),
        label('newTab', 'Opens in a new tab', 'Read aloud after links that open a new tab.'),
        label('details', 'Details', 'Opens what is folded away on phones.'),
        label('perMonth', 'Per month', 'Stands after every monthly price.'),
        label('notifications', 'Notifications', 'The name of the place where confirmations appear.'),
        label('closeNotification', 'Close a notification', 'The button on a confirmation, read aloud.'),
      ],
    }),
    defineField({
      name: 'toasts',
      title: 'Confirmations',
      description: 'What visitors see for a moment after they have pressed a button.',
      type: 'object',
      group: 'texts',
      fields: [
        toast(
          'registration',
          'Registration for an event',
          'Shown by every button that confirms a registration.',
        ),
        toast('claim', 'Claimed offer', 'Shown when someone has sent the claim form.'),
      ],
    }),
    { ...namesField, group: 'texts' },
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
})
