import { defineField } from 'sanity'
import { type ActionKind, actionKinds } from '../lists/actionKinds.ts'
import { optionsOf } from '../lists/options.ts'
import { mailboxes, siteLinks } from '../lists/siteLinks.ts'
import { checkAnchor } from '../rules.ts'

/** Fields that say where something leads: `kind`, and for each kind the one field that it needs. */
export function destinationFields(kinds: readonly ActionKind[]) {
  const only = (...wanted: ActionKind[]) => ({
    hidden: ({ parent }: { parent?: { kind?: string } }) => !wanted.some((kind) => kind === parent?.kind),
  })
  const needed = (kind: ActionKind, message: string) => (value: unknown, context: { parent?: unknown }) => {
    const parent = context.parent as { kind?: string } | undefined
    return parent?.kind === kind && !value ? message : true
  }

  const fields = {
    page: defineField({
      name: 'page',
      title: 'Page',
      description: 'A page of this site, or one of its redirects.',
      type: 'reference',
      to: [{ type: 'page' }, { type: 'redirect' }],
      options: {
        // A redirect to itself would never arrive.
        filter: ({ document }) => ({
          filter: '!(_id in [$id, "drafts." + $id])',
          params: { id: document._id.replace(/^drafts\./, '') },
        }),
      },
      ...only('page'),
      validation: (rule) => rule.custom(needed('page', 'Choose the page to open.')),
    }),
    site: defineField({
      name: 'siteLink',
      title: 'External address',
      description: 'The address itself is written once, in Site settings.',
      type: 'string',
      options: { list: optionsOf(siteLinks) },
      ...only('site'),
      validation: (rule) => rule.custom(needed('site', 'Choose the address to open.')),
    }),
    url: defineField({
      name: 'url',
      title: 'Web address',
      description: 'The full address with https://. It opens in a new tab.',
      type: 'url',
      ...only('url'),
      validation: (rule) => [
        rule.uri({ scheme: ['https', 'http'] }),
        rule.custom(needed('url', 'Give the address to open.')),
      ],
    }),
    mail: defineField({
      name: 'mailbox',
      title: 'Mailbox',
      description: 'The mail address itself is written once, in Site settings.',
      type: 'string',
      options: { list: optionsOf(mailboxes) },
      ...only('mail'),
      validation: (rule) => rule.custom(needed('mail', 'Choose the mailbox to write to.')),
    }),
    scroll: defineField({
      name: 'anchor',
      title: 'Section anchor',
      description:
        'The anchor of the section to scroll to, for example experts. Leave it empty to open a page at its top.',
      type: 'string',
      ...only('scroll', 'page'),
      validation: (rule) => [
        rule.custom(needed('scroll', 'Give the anchor of the section.')),
        rule.custom(checkAnchor),
      ],
    }),
  }

  return [
    defineField({
      name: 'kind',
      title: 'What it does',
      description: 'Decides which of the fields below is needed.',
      type: 'string',
      options: { list: optionsOf(actionKinds.filter(({ value }) => kinds.includes(value))), layout: 'radio' },
      initialValue: 'page',
      validation: (rule) => rule.required().error('Choose what it does.'),
    }),
    ...Object.entries(fields).flatMap(([kind, field]) => (kinds.some((one) => one === kind) ? [field] : [])),
  ]
}
